/**
 * How a language writes numbers, by which they are read again: the inverse of `formatDecimal`.
 *
 * In      locale    BCP 47
 * Source  R-SEND-60
 */
import type { NumberSeparators } from '@bowline/kit-core'
import { numberFormat } from './format-number.js'

/** Has groups of each kind, and a fraction. */
const SAMPLE = 12_345_678_901.5

/** The marks, groups and digits of a language. */
export function numberMarks(locale: string): NumberSeparators {
  const parts = numberFormat(locale).formatToParts(SAMPLE)
  const markOf = (kind: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === kind)?.value ?? ''
  const groups = parts.flatMap(({ type, value }) => (type === 'integer' ? [Array.from(value).length] : []))
  const digits = numberFormat(locale, { useGrouping: false })
  return {
    decimal: markOf('decimal'),
    group: markOf('group'),
    sizes: [groups.at(-1) ?? 0, groups.at(-2) ?? 0],
    digits: Array.from('0123456789', (digit) => digits.format(Number(digit))),
  }
}
