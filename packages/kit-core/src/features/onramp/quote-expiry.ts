/**
 * Expiry of onramp quotes, one minute after the service returned them: an expired quote is refetched, and its amount is not
 * passed to the provider.
 *
 * Source  spec R-RAMP-53
 */

import type { OnrampQuote } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'

const QUOTE_LASTS_MS = 60_000

const ages = perOwner(() => ({ goodUntilMs: 0 }))

/** Records that the service returned a quote now. */
export function recordQuoteTime(quote: OnrampQuote): void {
  ages(quote).goodUntilMs = Date.now() + QUOTE_LASTS_MS
}

/** When a quote expires, in epoch milliseconds; 0 without a quote, or for an estimate that the service did not return. */
export function getQuoteExpiry(quote: OnrampQuote | undefined): number {
  return quote ? ages(quote).goodUntilMs : 0
}
