import { numberFormat } from '../../messages/format-number.js'

/** As many digits as a floating-point number is sure of. */
const SURE = { maximumSignificantDigits: 15, useGrouping: false } as const

/** A number of dollars as decimal text, without an exponent and without digits that calculating with fractions left. */
export function dollarsText(dollars: number): string {
  return numberFormat('en-US', SURE).format(dollars)
}
