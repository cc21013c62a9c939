/**
 * What a swap is opened with: tokens by their symbols, and an amount. It waits for the tokens at most 5 s, and what does not
 * fit is left out.
 *
 * Source  spec R-MODAL-05, R-SWAP-10, R-SWAP-45, R-NAV-15
 */
import { readAmount } from '../amount/read-amount.js'
import type { Kit } from '../kit.js'
import type { SwapPreselection } from './preselection.js'
import type { SwapCoin } from './state.js'
import type { SwapSession } from './swap-session.js'
import { needPrice } from './token-price.js'
import { updateSwap } from './update-swap.js'

const LIMIT_MS = 5_000

const waiting = new WeakMap<Kit, SwapPreselection>()

/** Remembers it until the tokens are there. */
export function awaitTokens(kit: Kit, preselection: SwapPreselection): void {
  waiting.set(kit, preselection)
  kit.timers.start('swap/preselect', LIMIT_MS, () => waiting.delete(kit))
}

/** Fills it in where it is waited for. */
export function applyPreselection(kit: Kit, session: SwapSession): void {
  const preselection = waiting.get(kit)
  const { tokens, sourceToken, toToken, sourceTokenAmount } = kit.store.get().swap
  if (!preselection || tokens.length === 0) return
  waiting.delete(kit)
  kit.timers.stop('swap/preselect')
  const source = bySymbol(tokens, preselection.fromToken) ?? sourceToken
  const wanted = bySymbol(tokens, preselection.toToken) ?? toToken
  const target = wanted === source ? undefined : wanted
  updateSwap(kit, {
    sourceToken: source,
    toToken: target,
    sourceTokenAmount: readAmount(preselection.amount ?? '') ?? sourceTokenAmount,
  })
  for (const coin of [source, target]) needPrice(kit, session, coin)
}

/** Of several that have one symbol, one that is suggested. */
function bySymbol(tokens: readonly SwapCoin[], symbol: string | undefined): SwapCoin | undefined {
  const named = tokens.filter((token) => token.symbol.toUpperCase() === symbol?.toUpperCase())
  return named.find(({ isSuggested }) => isSuggested) ?? named[0]
}
