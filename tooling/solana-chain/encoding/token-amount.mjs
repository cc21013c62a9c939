// @ts-check
/**
 * Formats a token amount like a node.
 *
 * In      amount    base units
 *         decimals  of the mint
 *         multiplier   of a mint that Token-2022 scales; like the programs, in floating point, truncated to the decimals
 * Out     the exact texts, and the number for old clients
 */

/**
 * @param {bigint} amount
 * @param {number} decimals
 * @param {number} [multiplier]
 */
export function tokenAmountJson(amount, decimals, multiplier = 1) {
  const scaled = multiplier === 1 ? amount : BigInt(Math.trunc(Number(amount) * multiplier))
  const digits = String(scaled).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
