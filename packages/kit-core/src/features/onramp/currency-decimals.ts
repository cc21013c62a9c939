/** Number of decimal digits of a currency (ISO 4217 code): 0 for JPY, 3 for KWD. 2 for text that is not a currency code. */
export function getCurrencyDecimals(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
