/**
 * How long what was quoted is still good. Rates move: a quote is renewed while it is looked at, and an older one is nobody's
 * promise. An estimate was never told and has no such time.
 *
 * Source  spec R-RAMP-53
 */
import type { OnrampQuote } from '@bowline/api-client'

const QUOTE_LASTS_MS = 60_000

const goodUntilMs = new WeakMap<OnrampQuote, number>()

/** Notes that a quote was told now. */
export function recordQuoteTime(quote: OnrampQuote): void {
  goodUntilMs.set(quote, Date.now() + QUOTE_LASTS_MS)
}

/** Until when it is good, in milliseconds since the epoch; 0 for what no service told. */
export function getQuoteExpiry(quote: OnrampQuote | undefined): number {
  return (quote && goodUntilMs.get(quote)) ?? 0
}
