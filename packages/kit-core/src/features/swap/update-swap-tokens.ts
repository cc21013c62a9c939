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
import type { SwapSession } from './swap-session.js'
import { getSuggestedTokens, toSwapTokens } from './to-swap-tokens.js'
import { updateSwap } from './update-swap.js'

/** Does nothing before the token list is loaded or after the session ended. */
export function setSwapTokens(kit: Kit, session: SwapSession): void {
  if (!session.tokens || session.signal.aborted) return
  const state = kit.store.get()
  const { tokenBalance, balance } = selectAccount(state, session.namespace)
  const { caipNetworkId } = session.network
  const { prices } = session
  const tokens = toSwapTokens(session.tokens, { caipNetworkId, balances: tokenBalance, native: balance, prices })
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
