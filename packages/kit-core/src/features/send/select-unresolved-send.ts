import type { SendRequest } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnresolvedRequest } from '../transactions/select-send-requests.js'
import { selectSend } from './select-send.js'
import { getBareTokenAddress } from './send-tokens.js'

/** An earlier, unresolved request for the transfer in the form, which may already be on chain. Source: spec R-SEND-161. */
export function selectUnresolvedSend(state: KitState): SendRequest | undefined {
  const { token, receiverAddress: receiver } = selectSend(state)
  if (!token || receiver === undefined) return undefined
  return selectUnresolvedRequest(state, { kinds: ['transfer'], receiver, asset: getBareTokenAddress(token) })
}
