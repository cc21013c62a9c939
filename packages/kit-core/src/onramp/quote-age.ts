/**
 * How old what was quoted is. Rates move: a quote is renewed while it is looked at, and what is older is nobody's promise.
 *
 * Source  spec R-RAMP-53
 */
import type { OnrampQuote } from '@bowline/api-client'

/** So long a quote is good. */
export const QUOTE_LASTS_MS = 60_000

const toldAtMs = new WeakMap<OnrampQuote, number>()

/** Notes that a quote was told now. */
export function noteQuote(quote: OnrampQuote): void {
  toldAtMs.set(quote, Date.now())
}

/** Whether a quote is still good. */
export function isQuoteGood(quote: OnrampQuote | undefined): quote is OnrampQuote {
  return quote !== undefined && Date.now() - (toldAtMs.get(quote) ?? 0) <= QUOTE_LASTS_MS
}
