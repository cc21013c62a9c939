import { formatTokenAmount } from './format-token-amount.js'

const shown = (amount: string) => formatTokenAmount('en', amount)

test('R-ACCT-25 shows at most four decimals, cut and not rounded up', () => {
  expect(shown('1.234567')).toBe('1.2345')
  expect(shown('1.99999')).toBe('1.9999')
  expect(shown('1.5000')).toBe('1.5')
  expect(shown('12')).toBe('12')
  expect(shown('12.00001')).toBe('12')
  expect(shown('0.000')).toBe('0')
})

test('R-ACCT-25 does not count leading zeros of an amount below one', () => {
  expect(shown('0.01234567')).toBe('0.01234')
  expect(shown('0.00012345')).toBe('0.0001234')
  expect(shown('0.00000099999')).toBe('0.00000099')
})

test('R-ACCT-25 shows an amount that is too small as less than the minimum instead of zero', () => {
  expect(shown('0.000000000000000001')).toBe('<0.00000001')
  expect(formatTokenAmount('de', '0.000000009')).toBe('<0,00000001')
})

test('R-ACCT-28 R-HOST-13 shows 24 digits in full, in the digits and groups of the locale', () => {
  expect(shown('123456789012345678901234.56789')).toBe('123,456,789,012,345,678,901,234.5678')
  expect(formatTokenAmount('ar-EG', '1234.5')).toBe('١٬٢٣٤٫٥')
})
