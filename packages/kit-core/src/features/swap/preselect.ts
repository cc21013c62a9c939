/**
 * Applies the tokens (by symbol or address) and the amount that the app passed when it opened the swap, once the token list is
 * loaded.
 *
 * Out     updates the state. Ignores a token that is not found. Leaves the amount empty, and warns the app, when the amount
 *         cannot be parsed or its token is not found; the form's own amount never replaces it
 * Source  spec R-MODAL-05, R-SWAP-10, R-SWAP-45, R-SWAP-135, R-NAV-15
 */

import { expandExponent } from '../../base/amount/expand-exponent.js'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { perOwner } from '../../base/async/per-owner.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { SwapPreselection } from '../../core/state/swap-preselection.js'
import type { Kit } from '../../kit.js'
import { getBareAddress, isNativeToken } from './native-token.js'
import type { SwapToken } from './state.js'
import type { SwapScope } from './swap-scope.js'
import { ensurePrice } from './token-price.js'
import { updateSwap } from './update-swap.js'

const MAX_WAIT_MS = 5_000

const waiting = perOwner((): { preselection?: SwapPreselection | undefined } => ({}))

/** Stores the preselection until the token list is loaded, at most for 5 s. After that it only leaves the amount empty. */
export function awaitTokens(kit: Kit, preselection: SwapPreselection): void {
  const own = waiting(kit)
  own.preselection = preselection
  kit.timers.start('swap/preselect', MAX_WAIT_MS, () => {
    // The amount was meant for tokens that can no longer be selected.
    const isMeant = isGiven(preselection.amount) || isGiven(preselection.fromToken)
    own.preselection = isMeant ? { amount: '' } : undefined
  })
}

/** Applies the stored preselection and clears it; does nothing without one or without tokens. */
export function applyPreselection(kit: Kit, scope: SwapScope): void {
  const own = waiting(kit)
  const { preselection } = own
  const { tokens, sourceToken, toToken, sourceTokenAmount } = kit.store.get().swap
  if (!preselection || tokens.length === 0) return
  own.preselection = undefined
  kit.timers.stop('swap/preselect')
  const named = find(tokens, preselection.fromToken)
  const source = named ?? sourceToken
  const wanted = find(tokens, preselection.toToken) ?? toToken
  const target = wanted === source ? undefined : wanted
  updateSwap(kit, {
    sourceToken: source,
    toToken: target,
    sourceTokenAmount: amountOf(kit, preselection, named) ?? sourceTokenAmount,
  })
  for (const token of [source, target]) ensurePrice(kit, scope, token)
}

/** Undefined when the form keeps its own amount, because neither an amount nor its token was given. */
function amountOf(
  kit: Kit,
  { fromToken, amount }: SwapPreselection,
  source: SwapToken | undefined,
): string | undefined {
  if (isGiven(fromToken) && !source) {
    kit.log.warn(`The token ${JSON.stringify(fromToken)} of the swap is not in the list: it is left empty`)
    return ''
  }
  if (!isGiven(amount)) return undefined
  const read = typeof amount === 'string' ? parseAmount(expandExponent(amount.trim())) : undefined
  if (read === undefined)
    kit.log.warn(`The amount ${JSON.stringify(amount)} of the swap is not a decimal number: it is left empty`)
  return read ?? ''
}

/** Route data may come from plain JavaScript. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/**
 * Finds a token by its address, or by a symbol that only one token or the native token has. Does not guess among
 * several.
 */
function find(tokens: readonly SwapToken[], wanted: string | undefined): SwapToken | undefined {
  if (typeof wanted !== 'string') return undefined
  const named = tokens.filter(({ symbol }) => symbol.toUpperCase() === wanted.toUpperCase())
  const addressed = tokens.find(({ address }) => isSameAddress(getBareAddress(address), getBareAddress(wanted)))
  return named.find(isNativeToken) ?? (named.length > 1 ? undefined : named[0]) ?? addressed
}
