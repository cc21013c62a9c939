// @ts-check
/**
 * An amount of a token as nodes write it.
 *
 * In      amount    base units
 *         decimals  of the mint
 * Out     the exact texts, and the number clients of old read
 */

/**
 * @param {bigint} amount
 * @param {number} decimals
 */
export function tokenAmountJson(amount, decimals) {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
