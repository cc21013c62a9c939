/**
 * Lists the values that a user can mean by a typed amount.
 *
 * In      text    as typed or pasted: digits of any script, separators of any language, also incomplete: `5.`, `.5`
 *         marks   the separators of the user's language; those of programs when absent
 *         units   units allowed next to the number, such as the token symbol; none when absent
 * Out     decimal texts without redundant zeros, `['1234.5']`; empty for a text that is no amount. Two values when languages
 *         disagree, as for `1,234`: first the number with groups, then the number with decimals. The decimal separator of
 *         the user's language is unambiguous, and groups count only when each has the right number of digits
 * Source  spec R-SEND-60 to R-SEND-62, R-SEND-135; security design §8 (amounts)
 */

import { normalizeDigits } from './normalize-digits.js'
import { DEFAULT_SEPARATORS, type NumberSeparators } from './number-separators.js'
import { stripUnits } from './strip-units.js'

/** Maximum length of the text in characters. No amount of any token is longer. */
const LONGEST_AMOUNT = 400

const DECIMAL_MARKS = ['.', ',', '٫']
const GROUP_MARKS = ['.', ',', "'", ' ', '٬']

/** Western and Indian grouping: digits of the last group, and of the groups before it. */
const SIZES: readonly NumberSeparators['sizes'][] = [
  [3, 3],
  [3, 2],
]

/** Returns every value the text can mean as an amount. */
export function parseAmountCandidates(
  text: string,
  marks: NumberSeparators = DEFAULT_SEPARATORS,
  units: readonly string[] = [],
): readonly string[] {
  const readings = readNumber(text, marks)
  return readings.length > 0 || units.length === 0 ? readings : readNumber(stripUnits(text, units), marks)
}

function readNumber(text: string, marks: NumberSeparators): readonly string[] {
  const typed = normalizeDigits(text, marks.digits)
  if (typed.length > LONGEST_AMOUNT) return []
  const own = { decimal: normalizeSeparator(marks.decimal), group: normalizeSeparator(marks.group), sizes: marks.sizes }
  const whole = joinGroups(typed, own)
  const mark = /[^0-9](?=[0-9]*$)/u.exec(typed)?.[0]
  const decimal = mark === undefined ? undefined : splitAt(typed, mark, own)
  const isWhole = whole !== undefined && whole !== '' && (decimal === undefined || mark !== own.decimal)
  return [isWhole ? [whole, ''] : undefined, decimal].flatMap((parts) =>
    parts === undefined ? [] : [toDecimalText(parts)],
  )
}

type OwnSeparators = Pick<NumberSeparators, 'decimal' | 'group' | 'sizes'>
type Parts = readonly string[]

/** A separator in normalized form. An empty result is a space. */
function normalizeSeparator(mark: string): string {
  return normalizeDigits(mark) || ' '
}

/** The digits before and after a decimal separator. */
function splitAt(typed: string, mark: string, own: OwnSeparators): Parts | undefined {
  const [whole = '', fraction = '', ...more] = typed.split(mark)
  const isDecimal = mark === own.decimal || DECIMAL_MARKS.includes(mark)
  if (!isDecimal || more.length > 0 || whole + fraction === '') return undefined
  const digits = joinGroups(whole, own)
  return digits === undefined ? undefined : [digits, fraction]
}

/** Joins the digit groups of a whole number. Undefined when the text contains anything else. */
function joinGroups(typed: string, own: OwnSeparators): string | undefined {
  const mark = /[^0-9]/u.exec(typed)?.[0]
  if (mark === undefined) return typed
  const isOwn = mark === own.group
  if (!isOwn && !GROUP_MARKS.includes(mark)) return undefined
  const groups = typed.split(mark)
  const isDigits = groups.every((group) => /^[0-9]+$/.test(group)) && !typed.startsWith('0')
  const fits = (sizes: NumberSeparators['sizes']) => isGrouped(groups, sizes)
  return isDigits && (SIZES.some(fits) || (isOwn && fits(own.sizes))) ? groups.join('') : undefined
}

function isGrouped(groups: Parts, [last, others]: NumberSeparators['sizes']): boolean {
  return groups.every(({ length }, at) => {
    if (at === groups.length - 1) return length === last
    return at === 0 ? length <= others : length === others
  })
}

function toDecimalText([whole = '', fraction = '']: Parts): string {
  const kept = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+/, '') || '0'}${kept && `.${kept}`}`
}
