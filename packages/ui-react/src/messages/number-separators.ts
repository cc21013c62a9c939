/**
 * How a locale formats numbers, for `parseAmountCandidates` to parse what the user types in an amount field.
 *
 * In      locale    BCP 47
 * Out     the decimal and group separators, the sizes of the last and the other groups, and the ten digits
 * Source  R-SEND-60
 */
import type { NumberSeparators } from '@bowline/kit-core'
import { getNumberFormat } from './format-number.js'

/** Number with several groups and a fraction, formatted to detect separators. */
const SAMPLE = 12_345_678_901.5

/** Separators, group sizes and digits of a locale. */
export function getNumberSeparators(locale: string): NumberSeparators {
  const parts = getNumberFormat(locale).formatToParts(SAMPLE)
  const getPart = (kind: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === kind)?.value ?? ''
  const groups = parts.flatMap(({ type, value }) => (type === 'integer' ? [Array.from(value).length] : []))
  const digits = getNumberFormat(locale, { useGrouping: false })
  return {
    decimal: getPart('decimal'),
    group: getPart('group'),
    sizes: [groups.at(-1) ?? 0, groups.at(-2) ?? 0],
    digits: Array.from('0123456789', (digit) => digits.format(Number(digit))),
  }
}
