/**
 * Expiry of quotes. Rates move: a displayed quote is refetched after a minute, and an older one is not used. An estimate has
 * no expiry, because the service did not return it.
 *
 * Source  spec R-RAMP-53
 */

import type { OnrampQuote } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'

const QUOTE_LASTS_MS = 60_000

const ages = perOwner(() => ({ goodUntilMs: 0 }))

/** Records that the service returned a quote now. */
export function recordQuoteTime(quote: OnrampQuote): void {
  ages(quote).goodUntilMs = Date.now() + QUOTE_LASTS_MS
}

/** When a quote expires, in epoch milliseconds; 0 for an estimate or without a quote. */
export function getQuoteExpiry(quote: OnrampQuote | undefined): number {
  return quote ? ages(quote).goodUntilMs : 0
}
