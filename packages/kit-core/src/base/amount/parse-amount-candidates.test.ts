import { type NumberSeparators, parseAmount } from '../../index.js'
import { parseAmountCandidates } from './parse-amount-candidates.js'

/** German: `1.234,5`. */
const GERMAN: NumberSeparators = { decimal: ',', group: '.', sizes: [3, 3], digits: [...'0123456789'] }
const FRENCH: NumberSeparators = { ...GERMAN, group: '\u202f' }
const ARABIC: NumberSeparators = { decimal: '٫', group: '٬', sizes: [3, 3], digits: [...'٠١٢٣٤٥٦٧٨٩'] }

test.each([
  ['1,234', ['1234', '1.234']],
  ['123,400', ['123400', '123.4']],
  ['1.234', ['1.234']],
  ['1.5', ['1.5']],
  ['1,234.5', ['1234.5']],
  ['1.234,5', ['1234.5']],
  ['1,234,567', ['1234567']],
  ['12,34,567.8', ['1234567.8']],
  ['0,123', ['0.123']],
  ['1234,567', ['1234.567']],
  ['1,2345', ['1.2345']],
])('R-SEND-60 R-SEND-62 parses %j in English as %j', (typed, readings) => {
  expect(parseAmountCandidates(typed)).toEqual(readings)
})

test.each([
  ['1.234', ['1234', '1.234']],
  ['1,234', ['1.234']],
  ['1.5', ['1.5']],
  ['4.321,1234', ['4321.1234']],
  ['4,321.1234', ['4321.1234']],
  ['1.234.567', ['1234567']],
  ['1.23', ['1.23']],
  ['1.2345', ['1.2345']],
])('R-SEND-60 R-SEND-62 parses %j in German as %j', (typed, readings) => {
  expect(parseAmountCandidates(typed, GERMAN)).toEqual(readings)
})

test('R-SEND-60 parses a number in a foreign format when it has only one meaning', () => {
  expect(parseAmountCandidates('4\u202f321,1234', FRENCH)).toEqual(['4321.1234'])
  expect(parseAmountCandidates('4 321,1234', FRENCH)).toEqual(['4321.1234'])
  expect(parseAmountCandidates('4\u00a0321', FRENCH)).toEqual(['4321'])
  expect(parseAmountCandidates('1.234', FRENCH)).toEqual(['1234', '1.234'])
  expect(parseAmountCandidates('4’321.5', FRENCH)).toEqual(['4321.5'])
  expect(parseAmountCandidates("4'321'000", GERMAN)).toEqual(['4321000'])
  expect(parseAmountCandidates('٤٬٣٢١٫١٢٣٤', ARABIC)).toEqual(['4321.1234'])
  expect(parseAmountCandidates('4,321.1234', ARABIC)).toEqual(['4321.1234'])
  expect(parseAmountCandidates('٤٬٣٢١٫١٢٣٤')).toEqual(['4321.1234'])
  expect(parseAmountCandidates('\u200f١٫٥\u200f')).toEqual(['1.5'])
  expect(parseAmountCandidates('１．５')).toEqual(['1.5'])
  expect(parseAmountCandidates('1。5')).toEqual(['1.5'])
})

test.each(['1 23', '12 3456', '1 234 56', '1,2,3', '1,23.456,7', '0,123,456', '1,,5', '1 234 ,5', "1'23", '1٬2'])(
  'R-SEND-60 rejects %j, whose digit groups are invalid',
  (typed) => {
    expect(parseAmountCandidates(typed)).toEqual([])
    expect(parseAmountCandidates(typed, GERMAN)).toEqual([])
  },
)

test('R-SEND-61 parses the decimal digits of every script', () => {
  let count = 0
  for (let code = 0x30; code < 0x20_000; code += 1) {
    const letter = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(letter)) continue
    expect([code, parseAmountCandidates(letter)]).toEqual([code, [String(count % 10)]])
    count += 1
  }
  expect(count).toBeGreaterThan(600)
  expect(parseAmount('۱۲٫۵')).toBe('12.5')
  expect(parseAmount('१२.5')).toBe('12.5')
})

test.each([
  ['5 USDC', ['5']],
  ['5USDC', ['5']],
  ['5 usdc', ['5']],
  ['USDC 5', ['5']],
  ['1,000.50 USDC', ['1000.5']],
  ['1,000\u00a0USDC', ['1000', '1']],
  ['\u200f٥٫٥\u00a0USDC\u200f', ['5.5']],
  ['۱۲٫۵ USDC', ['12.5']],
  ['\u2067USDC\u2069\u202f5', ['5']],
  ['5 USD', []],
  ['5 USDC USDC', []],
  ['5 aUSDC', []],
  ['5 USDC.e', []],
  ['USDC', []],
  ['-5 USDC', []],
  ['~5 USDC', []],
  ['5k USDC', []],
  ['5 USDC / 4 EUR', []],
  ['5\u200b USDC', []],
  ['$5', []],
])('R-SEND-135 parses %j next to USDC as %j', (typed, readings) => {
  expect(parseAmountCandidates(typed, undefined, ['USDC'])).toEqual(readings)
})

test('R-SEND-135 ignores a unit that could be part of the number', () => {
  const read = (typed: string, word: string) => parseAmountCandidates(typed, undefined, [word])
  expect(read('5 000', '000')).toEqual(['5000'])
  expect(read('1e5', 'e5')).toEqual([])
  expect(read('1 ee5', 'ee5')).toEqual(['1'])
  expect(read('51INCH', '1INCH')).toEqual([])
  expect(read('5 1INCH', '1INCH')).toEqual(['5'])
  expect(read('1INCH 5', '1inch')).toEqual(['5'])
  for (const word of ['', ' ', '.', ',', '-', 'k', 'M', '5', '\u202e'])
    expect(read(`5${word}5${word}`, word)).toEqual(read(`5${word}5${word}`, 'XX'))
  expect(read('5 k', 'k')).toEqual([])
})

test('R-SEND-135 accepts a currency on both sides', () => {
  const words = ['USD', '$', 'US$']
  for (const typed of ['$5', '$ 5', '5 $', '5$', 'US$5', 'USD 5', '$5 USD', '5\u00a0US$']) {
    expect([typed, parseAmountCandidates(typed, GERMAN, words)]).toEqual([typed, ['5']])
  }
  for (const typed of ['€ 5', '5 €', '$-5', '-$5', '$$5', '$', '5 EUR']) {
    expect([typed, parseAmountCandidates(typed, GERMAN, words)]).toEqual([typed, []])
  }
})
