/**
 * What somebody may mean by an amount as people write it.
 *
 * In      text    as typed or pasted: digits of any script, marks of any language, also half-way: `5.`, `.5`
 *         marks   of the visitor's language; as programs write numbers when absent
 *         words   that may stand beside the number, such as the symbol of what it is an amount of; none when absent
 * Out     decimal texts without idle zeros, `['1234.5']`; none for what is no amount. Two for what languages read in two ways,
 *         such as `1,234`: the number with groups, then the one with decimals. The decimal mark of the language itself is never
 *         doubted, and groups count only where each has the digits it should have
 * Source  spec R-SEND-60 to R-SEND-62, R-SEND-135; security design §8 (amounts)
 */

import { normalizeDigits } from './normalize-digits.js'
import { DEFAULT_SEPARATORS, type NumberSeparators } from './number-separators.js'
import { stripUnits } from './strip-units.js'

/** No amount of any token takes more. */
const LONGEST_AMOUNT = 400

const DECIMAL_MARKS = ['.', ',', '٫']
const GROUP_MARKS = ['.', ',', "'", ' ', '٬']

/** Of the West and of India: digits of the last group, and of those before it. */
const SIZES: readonly NumberSeparators['sizes'][] = [
  [3, 3],
  [3, 2],
]

/** All that an amount can be read as. */
export function parseAmountCandidates(
  text: string,
  marks: NumberSeparators = DEFAULT_SEPARATORS,
  words: readonly string[] = [],
): readonly string[] {
  const readings = readNumber(text, marks)
  return readings.length > 0 || words.length === 0 ? readings : readNumber(stripUnits(text, words), marks)
}

function readNumber(text: string, marks: NumberSeparators): readonly string[] {
  const typed = normalizeDigits(text, marks.digits)
  if (typed.length > LONGEST_AMOUNT) return []
  const own = { decimal: formOf(marks.decimal), group: formOf(marks.group), sizes: marks.sizes }
  const whole = joinGroups(typed, own)
  const mark = /[^0-9](?=[0-9]*$)/u.exec(typed)?.[0]
  const decimal = mark === undefined ? undefined : splitAt(typed, mark, own)
  const isWhole = whole !== undefined && whole !== '' && (decimal === undefined || mark !== own.decimal)
  return [isWhole ? [whole, ''] : undefined, decimal].flatMap((parts) => (parts === undefined ? [] : [tidy(parts)]))
}

type OwnMarks = Pick<NumberSeparators, 'decimal' | 'group' | 'sizes'>
type Parts = readonly string[]

/** A mark in the form it is read in; a space is no more than that. */
function formOf(mark: string): string {
  return normalizeDigits(mark) || ' '
}

/** The digits before and after a decimal mark. */
function splitAt(typed: string, mark: string, own: OwnMarks): Parts | undefined {
  const [whole = '', fraction = '', ...more] = typed.split(mark)
  const isDecimal = mark === own.decimal || DECIMAL_MARKS.includes(mark)
  if (!isDecimal || more.length > 0 || whole + fraction === '') return undefined
  const digits = joinGroups(whole, own)
  return digits === undefined ? undefined : [digits, fraction]
}

/** The digits of a whole number without its groups' marks; undefined where something else is among them. */
function joinGroups(typed: string, own: OwnMarks): string | undefined {
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

function tidy([whole = '', fraction = '']: Parts): string {
  const kept = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+/, '') || '0'}${kept && `.${kept}`}`
}
