import { getNumberFormat } from '../../../messages/format-number.js'

const MAX_DECIMALS = 2

/** Formats a percentage, such as 1.5, in the user's locale with at most two decimals. Source: R-SWAP-26, R-HOST-13. */
export function formatPercent(locale: string, percent: number): string {
  return getNumberFormat(locale, { style: 'percent', maximumFractionDigits: MAX_DECIMALS }).format(percent / 100)
}
