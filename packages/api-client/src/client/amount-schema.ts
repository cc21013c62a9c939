/**
 * Amounts as services write them: text of plain digits, never a number, which would lose units.
 *
 * In      a value of an answer
 * Out     the text as it came, or for prices a number
 * Throws  a schema error for anything else: signs, exponents, groups, blanks, digits of other scripts, numbers
 * Source  spec R-API-26 to 29, R-STATE-35, R-STATE-37; security §8 (amounts, tokens)
 */
import * as z from 'zod/mini'

/** The digits of 2^256 − 1, the largest amount of any chain. */
const MAX_WHOLE_DIGITS = 78

/** The most decimals a token may have. */
const MAX_DECIMALS = 36

/** The highest price or value that is believed, in US dollars. */
const MAX_USD = 1e12

/** Base units: a whole number as text. */
export const wholeAmountSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(MAX_WHOLE_DIGITS), z.regex(/^[0-9]+$/))

/** A decimal number as text, such as `1.5`. */
export const decimalAmountSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(MAX_WHOLE_DIGITS + 1 + MAX_DECIMALS), z.regex(/^[0-9]+(\.[0-9]+)?$/))

/** How many decimals a token has, as a number; of one that can be swapped, which none of 0 can. */
export const decimalsSchema: z.ZodMiniType<number> = z.int().check(z.minimum(1), z.maximum(MAX_DECIMALS))

/** How many decimals a token has, as text. */
export const decimalsTextSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^([0-9]|[12][0-9]|3[0-6])$/))

/** A price or a value in US dollars; the one amount that is a number, for it is only shown. */
export const usdSchema: z.ZodMiniType<number> = z.number().check(z.minimum(0), z.maximum(MAX_USD))
