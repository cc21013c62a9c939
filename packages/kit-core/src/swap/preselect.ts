/**
 * What a swap is opened with: tokens by their symbols or addresses, and an amount. It waits for the tokens at most 5 s, and what
 * does not fit is left out.
 *
 * Source  spec R-MODAL-05, R-SWAP-10, R-SWAP-45, R-SWAP-135, R-NAV-15
 */
import { readAmount } from '../amount/read-amount.js'
import { isSameAddress } from '../caip/is-same-address.js'
import type { Kit } from '../kit.js'
import { bareAddress, isNativeToken } from './native-token.js'
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
  const source = find(tokens, preselection.fromToken) ?? sourceToken
  const wanted = find(tokens, preselection.toToken) ?? toToken
  const target = wanted === source ? undefined : wanted
  updateSwap(kit, {
    sourceToken: source,
    toToken: target,
    sourceTokenAmount: readAmount(preselection.amount ?? '') ?? sourceTokenAmount,
  })
  for (const coin of [source, target]) needPrice(kit, session, coin)
}

/** By its symbol, where one token alone has it or the coin does, or by its address: which of several is meant is not guessed. */
function find(tokens: readonly SwapCoin[], wanted: string | undefined): SwapCoin | undefined {
  if (wanted === undefined) return undefined
  const named = tokens.filter(({ symbol }) => symbol.toUpperCase() === wanted.toUpperCase())
  const addressed = tokens.find(({ address }) => isSameAddress(bareAddress(address), bareAddress(wanted)))
  return named.find(isNativeToken) ?? (named.length > 1 ? undefined : named[0]) ?? addressed
}
