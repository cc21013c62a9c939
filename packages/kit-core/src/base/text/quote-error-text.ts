/**
 * Reads the reason of a failed quote: the service's own text where it gave one, else the error's message.
 *
 * Source  spec R-SWAP-21, R-RAMP-23
 */
import { safeGet } from '../validation/safe-get.js'
import { cleanText } from './clean-text.js'

const MAX_LENGTH = 160

export function getQuoteErrorText(error: unknown): string {
  for (const key of ['description', 'reason', 'message']) {
    const text = cleanText(safeGet(error, key), { max: MAX_LENGTH })
    if (text !== '') return text
  }
  return 'Something went wrong'
}
