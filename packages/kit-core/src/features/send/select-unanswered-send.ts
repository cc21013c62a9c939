import type { AskedTransaction } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnanswered } from '../transactions/select-asked.js'
import { selectSend } from './select-send.js'
import { getBareTokenAddress } from './send-tokens.js'

/** An earlier, unanswered request for the transfer in the form, which may already be on chain. Source: spec R-SEND-161. */
export function selectUnansweredSend(state: KitState): AskedTransaction | undefined {
  const { token, receiverAddress: receiver } = selectSend(state)
  if (!token || receiver === undefined) return undefined
  return selectUnanswered(state, { kinds: ['transfer'], receiver, asset: getBareTokenAddress(token) })
}
