import type { AskedTransaction } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnanswered } from '../transactions/select-asked.js'
import { bareAddress, isNativeToken } from './native-token.js'

/** The earlier swap of the same token, or its approval, that may already have been carried out. Source: spec R-SEND-161. */
export function selectUnansweredSwap(state: KitState): AskedTransaction | undefined {
  const { sourceToken } = state.swap
  if (!sourceToken) return undefined
  const asset = isNativeToken(sourceToken) ? undefined : bareAddress(sourceToken.address)
  return selectUnanswered(state, { kinds: ['swap', 'approval'], asset })
}
