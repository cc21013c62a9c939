import { parseUnits } from './parse-units.js'

/** A decimal text of a service or of a chain in base units; digits beyond the decimals, which there cannot be, are cut. */
export function parseUnitsTruncated(numeric: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = numeric.split('.')
  return parseUnits(`${whole || '0'}.${fraction.slice(0, decimals)}`.replace(/\.$/, ''), decimals)
}
