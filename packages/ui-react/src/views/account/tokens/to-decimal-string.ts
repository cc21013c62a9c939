import { getNumberFormat } from '../../../messages/format-number.js'

/** Significant digits that a floating-point number represents exactly. */
const EXACT_DIGITS = { maximumSignificantDigits: 15, useGrouping: false } as const

/** Decimal text of a number of dollars, without an exponent and without floating-point errors. */
export function toDecimalString(dollars: number): string {
  return getNumberFormat('en-US', EXACT_DIGITS).format(dollars)
}
