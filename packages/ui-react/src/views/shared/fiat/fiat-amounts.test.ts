import { parseUnits } from '@bowline/kit-core'
import { getCurrencyDecimals, toFiatAmount, toTokenAmount } from './fiat-amounts.js'

test.each([
  ['10', 3_000, 18, '0.003333333333333333'],
  ['10', 3_000, 6, '0.003333'],
  ['10', 3_000, 0, '0'],
  ['0.01', 1.2e-9, 18, '8333333.333333333333333333'],
  ['1.005', 0.5, 3, '2.01'],
  ['0', 2, 18, '0'],
  ['5', 1e21, 24, '0.000000000000000000005'],
  ['99999999999999999999.99', 1, 2, '99999999999999999999.99'],
])('R-SEND-52 %s at a price of %d buys, for a token with %d decimals, %s', (fiat, price, decimals, coin) => {
  expect(toTokenAmount(fiat, price, decimals)).toBe(coin)
})

test.each([
  ['0.5', 1_999.99, 2, '999.99'],
  ['0.5', 1_999.99, 0, '999'],
  ['0.5', 1_999.9999, 3, '999.999'],
  ['8333333.333333333333333333', 1.2e-9, 2, '0'],
  ['1', 1e21, 2, '1000000000000000000000'],
])('R-SEND-52 %s at a price of %d is worth, with %d decimals, %s', (coin, price, places, fiat) => {
  expect(toFiatAmount(coin, price, places)).toBe(fiat)
})

test('R-SEND-52 text that is not an amount is returned unchanged and has no value', () => {
  expect(['', '1,,2', 'x'].map((text) => toTokenAmount(text, 2, 18))).toEqual(['', '1,,2', 'x'])
  expect(['', '1,,2', 'x'].map((text) => toFiatAmount(text, 2, 2))).toEqual(['', '', ''])
})

test('R-SEND-52 converting there and back never increases the amount', () => {
  const price = 1_734.561
  for (let cents = 1n; cents < 4_000n; cents += 37n) {
    const fiat = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    const back = toFiatAmount(toTokenAmount(fiat, price, 18), price, 2)
    expect(cents - parseUnits(back, 2)).toBeLessThanOrEqual(1n)
    expect(parseUnits(back, 2)).toBeLessThanOrEqual(cents)
  }
})

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('R-SEND-52 %s has %d decimals', (currency, places) => {
  expect(getCurrencyDecimals(currency)).toBe(places)
})
