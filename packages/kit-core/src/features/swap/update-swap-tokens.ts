/**
 * Updates the swap's tokens in the state with the current balances and prices. Selected tokens stay selected.
 *
 * Source  spec R-SWAP-07, R-SWAP-11, R-SWAP-13
 */
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { evaluateQuote } from './evaluate-quote.js'
import { isSameToken } from './native-token.js'
import type { SwapToken } from './state.js'
import type { SwapScope } from './swap-scope.js'
import { getSuggestedTokens, toSwapTokens } from './to-swap-tokens.js'
import { updateSwap } from './update-swap.js'

/** Does nothing before the token list is loaded or after the scope ended. */
export function setSwapTokens(kit: Kit, scope: SwapScope): void {
  if (!scope.tokens || scope.signal.aborted) return
  const state = kit.store.get()
  const { tokenBalance, balance } = selectAccount(state, scope.namespace)
  const { caipNetworkId } = scope.network
  const { prices } = scope
  const tokens = toSwapTokens(scope.tokens, { caipNetworkId, balances: tokenBalance, native: balance, prices })
  const now = (chosen: SwapToken | undefined) =>
    chosen && tokens.find((token) => isSameToken(token.address, chosen.address))
  kit.store.batch(() => {
    updateSwap(kit, {
      tokens,
      suggestedTokens: getSuggestedTokens(tokens.filter(({ isSuggested }) => isSuggested)),
      sourceToken: now(state.swap.sourceToken),
      toToken: now(state.swap.toToken),
    })
    evaluateQuote(kit)
  })
}
