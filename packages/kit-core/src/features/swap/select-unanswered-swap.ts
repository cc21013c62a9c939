import type { AskedTransaction } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnanswered } from '../transactions/select-asked.js'
import { getBareAddress, isNativeToken } from './native-token.js'

/** An earlier, unanswered swap or approval of the same token, which may already be on chain. Source: spec R-SEND-161. */
export function selectUnansweredSwap(state: KitState): AskedTransaction | undefined {
  const { sourceToken } = state.swap
  if (!sourceToken) return undefined
  const asset = isNativeToken(sourceToken) ? undefined : getBareAddress(sourceToken.address)
  return selectUnanswered(state, { kinds: ['swap', 'approval'], asset })
}
