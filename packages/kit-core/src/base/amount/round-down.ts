/**
 * Cuts a decimal text for showing; money is never shown larger than it is.
 *
 * In      amount    decimal text
 *         decimals  digits kept after the point
 * Out     decimal text, trailing zeros kept off; `<0.001` is the caller's to draw for what is cut to nothing
 * Source  spec R-ACCT-06
 */
export function truncateDecimals(amount: string, decimals: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}
