import { formatFiatValue } from './format-fiat-value.js'
import { formatPrice } from './format-price.js'

test('R-ACCT-110 shows four significant digits of a price below a dollar, cut', () => {
  const shown = [3000, 1.239, 0.5, 0.07, 0.123456, 0.0000123, 0.00000001239999].map((price) =>
    formatPrice('en-US', price),
  )
  expect(shown).toEqual(['$3,000.00', '$1.23', '$0.50', '$0.07', '$0.1234', '$0.0000123', '$0.00000001239'])
  expect(formatPrice('de-DE', 0.0000123)).toBe('0,0000123\u00a0$')
  expect(formatPrice('en-US', 1e-15)).toBe('<$0.000000000001')
})

test('R-ACCT-110 keeps cents of a value, and never shows it larger than it is', () => {
  const shown = [0.0000123, 0.004, 9.999, 0.29 * 100, 1e21].map((worth) => formatFiatValue('en-US', worth))
  expect(shown).toEqual(['<$0.01', '<$0.01', '$9.99', '$29.00', '$1,000,000,000,000,000,000,000.00'])
})
