import type { Kit } from '../../kit.js'
import { isNativeToken } from './native-token.js'
import { INITIAL_SWAP_STATE } from './state.js'
import { updateSwap } from './update-swap.js'

/** Resets the form to its initial state: 1 of the native token, no target token. Source: spec R-SWAP-09, R-SWAP-41. */
export function resetSwapForm(kit: Kit): void {
  const { toTokenAmount, gasLimit } = INITIAL_SWAP_STATE
  const empty = { toToken: undefined, error: undefined, quote: undefined, review: undefined }
  const sourceToken = kit.store.get().swap.tokens.find(isNativeToken)
  updateSwap(kit, { ...empty, sourceToken, sourceTokenAmount: '1', toTokenAmount, gasLimit })
}
