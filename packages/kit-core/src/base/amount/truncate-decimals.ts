/**
 * Truncates a decimal text for display, so that no amount is shown larger than it is.
 *
 * In      amount    decimal text
 *         decimals  digits kept after the point
 * Out     decimal text without trailing zeros; the caller shows `<0.001` for an amount truncated to zero
 * Source  spec R-ACCT-06
 */
export function truncateDecimals(amount: string, decimals: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}
