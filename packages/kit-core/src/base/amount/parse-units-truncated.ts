import { parseUnits } from './parse-units.js'

/**
 * Converts a decimal text from a service or a chain to base units. Truncates digits beyond `decimals`. Throws
 * InvalidAmountError for a text that is not a number.
 */
export function parseUnitsTruncated(numeric: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = numeric.split('.')
  return parseUnits(`${whole || '0'}.${fraction.slice(0, decimals)}`.replace(/\.$/, ''), decimals)
}
