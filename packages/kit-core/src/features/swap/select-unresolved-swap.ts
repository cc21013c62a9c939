import type { SendRequest } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnresolvedRequest } from '../transactions/select-send-requests.js'
import { getBareAddress, isNativeToken } from './native-token.js'

/**
 * An earlier wallet request to swap or approve the source token, of any amount, for which the wallet did not report whether it
 * sent: it may already be on chain. The review warns of it. Source: spec R-SEND-161.
 */
export function selectUnresolvedSwap(state: KitState): SendRequest | undefined {
  const { sourceToken } = state.swap
  if (!sourceToken) return undefined
  const asset = isNativeToken(sourceToken) ? undefined : getBareAddress(sourceToken.address)
  return selectUnresolvedRequest(state, { kinds: ['swap', 'approval'], asset })
}
