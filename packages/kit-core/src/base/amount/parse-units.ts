/**
 * Converts exactly between decimal text and base units.
 *
 * In      amount    ASCII digits with at most one point: `1.5`
 *         value     base units
 *         decimals  whole number, 0 or more
 * Out     bigint or decimal text without trailing zeros
 * Throws  InvalidAmountError  sign, exponent, other characters, more digits than decimals
 * Source  spec R-ADPT-08, R-CONST-17; security: amounts are never rounded
 */
import { InvalidAmountError } from './errors.js'

/** Decimals that prices and rates are converted with: such quotients can have no exact decimal form. */
export const BIG_NUMBER_DECIMALS = 20

/** `('1.5', 18)` → `1500000000000000000n`. */
export function parseUnits(amount: string, decimals: number): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!match) throw new InvalidAmountError(amount)
  const [, whole = '0', fraction = ''] = match
  if (fraction.length > decimals) throw new InvalidAmountError(amount)
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** `(1500000000000000000n, 18)` → `'1.5'`. A negative value keeps its sign. */
export function formatUnits(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}
