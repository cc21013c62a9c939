/** Digits that money of a currency has after the mark: none of JPY, three of KWD. Two where nobody knows the currency. */
export function getCurrencyDecimals(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
