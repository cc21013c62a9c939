import { parseAmountCandidates } from '@bowline/kit-core/internal'
import { getMoneyAffixes, getTokenAffixes } from '../components/amount-affixes.js'
import { formatFiatValue } from '../views/account/tokens/format-fiat-value.js'
import { formatDecimal } from './format-decimal.js'
import { getNumberSeparators } from './number-separators.js'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every language that `Intl` knows, regions with their own number format, and every set of digits. */
const LOCALES = [
  ...Array.from(LETTERS).flatMap((one) =>
    Array.from(LETTERS).flatMap((two) =>
      Intl.NumberFormat.supportedLocalesOf([one + two, ...Array.from(LETTERS, (three) => one + two + three)]),
    ),
  ),
  ...['ar-EG', 'ar-MA', 'de-AT', 'de-CH', 'de-LI', 'en-IN', 'en-ZA', 'es-MX', 'es-CR', 'fr-CH', 'it-CH', 'pt-PT'],
  ...['ff-Adlm', 'pa-Arab', 'uz-Arab', 'sd-Deva', 'mni-Mtei', 'sat-Olck', 'zh-Hant', 'en-US-u-nu-fullwide'],
  ...Intl.supportedValuesOf('numberingSystem').map((digits) => `en-u-nu-${digits}`),
]

/** Pseudo-random numbers that are the same for a seed. */
function amountsOf(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  const digits = (length: number) => Array.from({ length }, () => next(10)).join('')
  return () => {
    const [whole, fraction] = [BigInt(digits(1 + next(12))).toString(), digits(next(8)).replace(/0+$/, '')]
    return fraction ? `${whole}.${fraction}` : whole
  }
}

test('R-SEND-60 parses an amount formatted in any language back to the same amount', () => {
  expect(LOCALES.length).toBeGreaterThan(300)
  const amount = amountsOf(3)
  const faults = LOCALES.flatMap((locale) => {
    const marks = getNumberSeparators(locale)
    return Array.from({ length: 8 }, amount)
      .filter((written) => {
        const [read] = parseAmountCandidates(formatDecimal(locale, written), marks)
        const inField = parseAmountCandidates(formatDecimal(locale, written, { useGrouping: false }), marks)
        return read !== written || inField.length !== 1 || inField[0] !== written
      })
      .map((written) => [locale, written])
  })
  expect(faults).toEqual([])
})

test('R-SEND-62 treats only a single group as possibly a fraction', () => {
  const faults = LOCALES.flatMap((locale) => {
    const marks = getNumberSeparators(locale)
    const written = ['1234567', '1234.5', '12345678.25', '0.125']
    const read = written.map((amount) => parseAmountCandidates(formatDecimal(locale, amount), marks))
    return read.every((readings, at) => readings.join() === written[at]) ? [] : [[locale, read]]
  })
  expect(faults).toEqual([])
})

test('R-SEND-135 ignores what a language writes next to a number: money signs, and a symbol on either side', () => {
  const faults = LOCALES.flatMap((locale) => {
    const marks = getNumberSeparators(locale)
    const money = parseAmountCandidates(formatFiatValue(locale, 1_234_567.25), marks, getMoneyAffixes(locale, 'USD'))
    const written = formatDecimal(locale, '1234567.25')
    const coins = [`${written} USDC`, `${written}\u00a0usdc`, `\u200fUSDC ${written}\u200f`].map((text) =>
      parseAmountCandidates(text, marks, getTokenAffixes('USDC')),
    )
    return [money, ...coins].every((readings) => readings.join() === '1234567.25') ? [] : [[locale, money, coins]]
  })
  expect(faults).toEqual([])
})
