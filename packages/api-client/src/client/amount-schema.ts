/**
 * Schemas of amounts in the services' responses. Token amounts are text of plain digits, because a number would lose
 * precision; only prices and values in US dollars are numbers.
 *
 * Out     the value unchanged
 * Throws  a schema error for anything else: signs, exponents, grouping, spaces, digits of other scripts, numbers
 * Source  spec R-API-26 to 29, R-STATE-35, R-STATE-37; security §8 (amounts, tokens)
 */
import * as v from 'valibot'

/** The digits of 2^256 − 1, the largest amount of any chain. */
const MAX_WHOLE_DIGITS = 78

/** Maximum number of decimals of a token. */
const MAX_DECIMALS = 36

/** Maximum accepted price or value in US dollars. */
const MAX_USD = 1e12

/** An amount in base units: an integer as text. */
export const wholeAmountSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(MAX_WHOLE_DIGITS),
  v.regex(/^[0-9]+$/),
)

/** A decimal number as text, such as `1.5`. */
export const decimalAmountSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(MAX_WHOLE_DIGITS + 1 + MAX_DECIMALS),
  v.regex(/^[0-9]+(\.[0-9]+)?$/),
)

/** A token's number of decimals, 1 to 36, for the list of swap tokens. */
export const decimalsSchema: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(MAX_DECIMALS),
)

/** A token's number of decimals as text, `0` to `36`, for balances. */
export const decimalsTextSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.regex(/^([0-9]|[12][0-9]|3[0-6])$/),
)

/** A price or value in US dollars, 0 to 1e12. It is a number because it is only displayed. */
export const usdSchema: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(MAX_USD),
)
