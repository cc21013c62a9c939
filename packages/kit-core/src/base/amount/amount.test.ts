import { InvalidAmountError } from '../../errors.js'
import { formatUnits, parseUnits } from '../../index.js'
import { truncateDecimals } from './truncate-decimals.js'

/** Repeatable for a seed, so that a failure can be reproduced. */
function randomDigits(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 16
  }
  return { next, digits: (length: number) => Array.from({ length }, () => next() % 10).join('') }
}

test('R-ADPT-08 converts base units to text and back exactly, whatever their size', () => {
  const { next, digits } = randomDigits(7)
  for (let round = 0; round < 3_000; round += 1) {
    const value = BigInt(digits(1 + (next() % 78))) * (next() % 5 === 0 ? -1n : 1n)
    const decimals = next() % 37
    const text = formatUnits(value, decimals)
    expect(text).not.toMatch(/\.$|\.\d*0$|e/)
    const parsed = text.startsWith('-') ? -parseUnits(text.slice(1), decimals) : parseUnits(text, decimals)
    expect(parsed).toBe(value)
  }
})

test('R-ADPT-08 converts decimal text to base units and back, without redundant zeros', () => {
  const { next, digits } = randomDigits(11)
  for (let round = 0; round < 3_000; round += 1) {
    const decimals = next() % 37
    const fraction = digits(next() % (decimals + 1))
    const whole = digits(1 + (next() % 30))
    const text = fraction ? `${whole}.${fraction}` : whole
    const plain = `${BigInt(whole)}${fraction.replace(/0+$/, '') && `.${fraction.replace(/0+$/, '')}`}`
    expect(formatUnits(parseUnits(text, decimals), decimals)).toBe(plain)
  }
})

test.each(['', ' ', '1e9', '-1', '+1', '0x1', '1,2', '1.2.3', '.5', '5.', '١', '１', 'NaN', ' 1', '1 '])(
  'R-ADPT-08 rejects "%s" as an amount',
  (amount) => {
    expect(() => parseUnits(amount, 18)).toThrow(InvalidAmountError)
  },
)

test('R-ADPT-08 throws for more digits than the token has, and never rounds', () => {
  expect(parseUnits('1.000001', 6)).toBe(1_000_001n)
  expect(() => parseUnits('1.0000001', 6)).toThrow('Invalid amount')
  expect(parseUnits('9'.repeat(400), 0).toString()).toBe('9'.repeat(400))
})

test('R-ACCT-06 truncates a shown amount and never rounds up', () => {
  expect(truncateDecimals('1.9999', 3)).toBe('1.999')
  expect(truncateDecimals('0.0009', 3)).toBe('0')
  expect(truncateDecimals('12.500', 3)).toBe('12.5')
  expect(truncateDecimals('7', 3)).toBe('7')
})
