/**
 * How long what was quoted is still good. Rates move: a quote is renewed while it is looked at, and an older one is nobody's
 * promise. An estimate was never told and has no such time.
 *
 * Source  spec R-RAMP-53
 */

import type { OnrampQuote } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'

const QUOTE_LASTS_MS = 60_000

const ages = perOwner(() => ({ goodUntilMs: 0 }))

/** Notes that a quote was told now. */
export function recordQuoteTime(quote: OnrampQuote): void {
  ages(quote).goodUntilMs = Date.now() + QUOTE_LASTS_MS
}

/** Until when it is good, in milliseconds since the epoch; 0 for what no service told. */
export function getQuoteExpiry(quote: OnrampQuote | undefined): number {
  return quote ? ages(quote).goodUntilMs : 0
}
