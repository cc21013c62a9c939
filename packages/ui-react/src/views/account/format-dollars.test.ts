import { formatDollars } from './format-dollars.js'

test('R-ACCT-26 R-CONST-24 dollars and cents, always two digits of them', () => {
  expect(formatDollars('en-US', '4500.5')).toBe('$4,500.50')
  expect(formatDollars('en-US', '0')).toBe('$0.00')
  expect(formatDollars('en-US', '7')).toBe('$7.00')
  expect(formatDollars('en-US', '1.239')).toBe('$1.23')
})

test('R-ACCT-26 less than a cent is not nothing', () => {
  expect(formatDollars('en-US', '0.004')).toBe('<$0.01')
  expect(formatDollars('en-US', '0.01')).toBe('$0.01')
})

test('R-ACCT-28 R-HOST-13 a language puts the sign and the marks where it has them', () => {
  expect(formatDollars('de-DE', '1234.5')).toBe('1.234,50\u00a0$')
  expect(formatDollars('fr-CA', '1234.5')).toMatch(/^1\s234,50\s\$\s?US$/u)
  expect(formatDollars('ar-EG', '12.5').replace(/\p{Cf}/gu, '')).toContain('١٢٫٥٠')
})

test('R-ACCT-26 a sum larger than a number can hold keeps its last cent', () => {
  expect(formatDollars('en-US', '90071992547409931.27')).toBe('$90,071,992,547,409,931.27')
})
