import type { SendRequest } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnresolvedRequest } from '../transactions/select-send-requests.js'
import { selectSend } from './select-send.js'
import { getBareTokenAddress } from './send-tokens.js'

/**
 * An earlier wallet request to send the token in the form to the same recipient, of any amount, for which the wallet did not
 * report whether it sent: it may already be on chain. The review warns of it. Source: spec R-SEND-161.
 */
export function selectUnresolvedSend(state: KitState): SendRequest | undefined {
  const { token, recipientAddress: recipient } = selectSend(state)
  if (!token || recipient === undefined) return undefined
  return selectUnresolvedRequest(state, { kinds: ['transfer'], recipient, asset: getBareTokenAddress(token) })
}
