import { numberFormat } from '../../messages/format-number.js'

const MOST_PLACES = 2

/** A share of a hundred in the visitor's way of writing. Source: R-SWAP-26, R-HOST-13. */
export function formatPercent(locale: string, percent: number): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: MOST_PLACES }).format(percent / 100)
}
