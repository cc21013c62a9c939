import { formatDollars } from './format-dollars.js'

test('R-ACCT-26 R-CONST-24 formatDollars shows dollars with two digits of cents', () => {
  expect(formatDollars('en-US', '4500.5')).toBe('$4,500.50')
  expect(formatDollars('en-US', '0')).toBe('$0.00')
  expect(formatDollars('en-US', '7')).toBe('$7.00')
  expect(formatDollars('en-US', '1.239')).toBe('$1.23')
})

test('R-ACCT-26 formatDollars shows less than a cent as `<$0.01` instead of zero', () => {
  expect(formatDollars('en-US', '0.004')).toBe('<$0.01')
  expect(formatDollars('en-US', '0.01')).toBe('$0.01')
})

test('R-ACCT-28 R-HOST-13 formatDollars places sign and separators as the locale does', () => {
  expect(formatDollars('de-DE', '1234.5')).toBe('1.234,50\u00a0$')
  expect(formatDollars('en-AU', '1234.5')).toBe('\u2066USD\u2069\u00a01,234.50')
  expect(formatDollars('ar-EG', '12.5').replace(/\p{Cf}/gu, '')).toContain('١٢٫٥٠')
})

test('R-ACCT-26 formatDollars keeps the cents of an amount beyond floating-point precision', () => {
  expect(formatDollars('en-US', '90071992547409931.27')).toBe('$90,071,992,547,409,931.27')
})
