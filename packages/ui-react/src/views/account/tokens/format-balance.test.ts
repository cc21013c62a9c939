import { formatBalance } from './format-balance.js'

test('R-ACCT-06 formatBalance cuts to three decimals without rounding up', () => {
  expect(formatBalance('en', '1.23999')).toBe('1.239')
  expect(formatBalance('en', '1.5')).toBe('1.5')
  expect(formatBalance('en', '2.000')).toBe('2')
  expect(formatBalance('en', '0')).toBe('0')
  expect(formatBalance('en', '0.000')).toBe('0')
})

test('R-ACCT-06 formatBalance shows a small balance as `<0.001` instead of zero', () => {
  expect(formatBalance('en', '0.000000000000000001')).toBe('<0.001')
  expect(formatBalance('de', '0.0009')).toBe('<0,001')
})

test('R-HOST-13 formatBalance uses the digits and separators of the locale, exact to the last digit', () => {
  expect(formatBalance('en', '123456789012345678901234.5678')).toBe('123,456,789,012,345,678,901,234.567')
  expect(formatBalance('de', '1234567.05')).toBe('1.234.567,05')
  expect(formatBalance('ar-EG', '1234.507')).toBe('١٬٢٣٤٫٥٠٧')
})
