import { amountReadings, type NumberMarks, readAmount } from '../index.js'

/** German: `1.234,5`. */
const GERMAN: NumberMarks = { decimal: ',', group: '.', sizes: [3, 3], digits: [...'0123456789'] }
const FRENCH: NumberMarks = { ...GERMAN, group: '\u202f' }
const ARABIC: NumberMarks = { decimal: '٫', group: '٬', sizes: [3, 3], digits: [...'٠١٢٣٤٥٦٧٨٩'] }

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
])('R-SEND-60 R-SEND-62 in English %j is read as %j', (typed, readings) => {
  expect(amountReadings(typed)).toEqual(readings)
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
])('R-SEND-60 R-SEND-62 in German %j is read as %j', (typed, readings) => {
  expect(amountReadings(typed, GERMAN)).toEqual(readings)
})

test('R-SEND-60 what is another language’s, or nobody’s, is read where it can mean one thing alone', () => {
  expect(amountReadings('4\u202f321,1234', FRENCH)).toEqual(['4321.1234'])
  expect(amountReadings('4 321,1234', FRENCH)).toEqual(['4321.1234'])
  expect(amountReadings('4\u00a0321', FRENCH)).toEqual(['4321'])
  expect(amountReadings('1.234', FRENCH)).toEqual(['1234', '1.234'])
  expect(amountReadings('4’321.5', FRENCH)).toEqual(['4321.5'])
  expect(amountReadings("4'321'000", GERMAN)).toEqual(['4321000'])
  expect(amountReadings('٤٬٣٢١٫١٢٣٤', ARABIC)).toEqual(['4321.1234'])
  expect(amountReadings('4,321.1234', ARABIC)).toEqual(['4321.1234'])
  expect(amountReadings('٤٬٣٢١٫١٢٣٤')).toEqual(['4321.1234'])
  expect(amountReadings('\u200f١٫٥\u200f')).toEqual(['1.5'])
  expect(amountReadings('１．５')).toEqual(['1.5'])
  expect(amountReadings('1。5')).toEqual(['1.5'])
})

test.each(['1 23', '12 3456', '1 234 56', '1,2,3', '1,23.456,7', '0,123,456', '1,,5', '1 234 ,5', "1'23", '1٬2'])(
  'R-SEND-60 %j has groups that are none, and is no amount',
  (typed) => {
    expect(amountReadings(typed)).toEqual([])
    expect(amountReadings(typed, GERMAN)).toEqual([])
  },
)

test('R-SEND-61 the decimal digits of every script are read', () => {
  let count = 0
  for (let code = 0x30; code < 0x20_000; code += 1) {
    const letter = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(letter)) continue
    expect([code, amountReadings(letter)]).toEqual([code, [String(count % 10)]])
    count += 1
  }
  expect(count).toBeGreaterThan(600)
  expect(readAmount('۱۲٫۵')).toBe('12.5')
  expect(readAmount('१२.5')).toBe('12.5')
})
