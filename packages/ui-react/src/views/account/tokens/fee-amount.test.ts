import { formatFeeDollars, toFeeAmount } from './fee-amount.js'
import { formatTokenAmount } from './format-token-amount.js'

const shown = (amount: string) => formatTokenAmount('en', toFeeAmount(amount))

test('R-VIEW-142 rounds a fee up where an amount is cut', () => {
  expect(shown('0.0038642')).toBe('0.003865')
  expect(shown('1.99991')).toBe('2')
  expect(shown('0.99999')).toBe('1')
  expect(shown('0.000000000000000001')).toBe('0.00000001')
  expect(shown('123456789012345678.00001')).toBe('123,456,789,012,345,678.0001')
})

test('R-VIEW-142 keeps a fee that needs no rounding', () => {
  for (const amount of ['0', '12', '0.5', '1.2345', '0.00012340'])
    expect(shown(amount)).toBe(formatTokenAmount('en', amount))
})

test('R-VIEW-142 rounds the value of a fee up to the cent', () => {
  expect(formatFeeDollars('en', 9.485)).toBe('$9.49')
  expect(formatFeeDollars('en', 9.48)).toBe('$9.48')
  expect(formatFeeDollars('en', 0.0001)).toBe('$0.01')
  expect(formatFeeDollars('en', 99.999)).toBe('$100.00')
  expect(formatFeeDollars('en', 0)).toBe('$0.00')
})
