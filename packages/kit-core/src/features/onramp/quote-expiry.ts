/**
 * Expiry of onramp quotes, one minute after the service returned them: an expired quote is refetched, and its amount is not
 * passed to the provider.
 *
 * Source  spec R-RAMP-53
 */

import type { OnrampQuote } from '@bowline/api-client'
import { getMsLeft } from '../../base/async/ms-left.js'
import { perOwner } from '../../base/async/per-owner.js'

const QUOTE_LASTS_MS = 60_000

const ages = perOwner((): { fetchedAtMs?: number } => ({}))

/** Records that the service returned a quote now. */
export function recordQuoteTime(quote: OnrampQuote): void {
  ages(quote).fetchedAtMs = Date.now()
}

/** Time until a quote expires, in ms; undefined without a quote, or for an estimate that the service did not return. */
export function getQuoteMsLeft(quote: OnrampQuote | undefined): number | undefined {
  const { fetchedAtMs } = quote ? ages(quote) : {}
  return fetchedAtMs === undefined ? undefined : getMsLeft(fetchedAtMs, QUOTE_LASTS_MS)
}
