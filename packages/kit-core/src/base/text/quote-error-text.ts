/**
 * The own words of a quote that failed: the service's where it gave a reason, else the error's.
 *
 * Source  spec R-SWAP-21, R-RAMP-23
 */
import { safeGet } from '../validation/safe-get.js'
import { cleanText } from './clean-text.js'

const MAX_WORDS = 160

/** Why there is no quote, for people to read. */
export function getQuoteErrorText(error: unknown): string {
  for (const key of ['description', 'reason', 'message']) {
    const words = cleanText(safeGet(error, key), { max: MAX_WORDS })
    if (words !== '') return words
  }
  return 'Something went wrong'
}
