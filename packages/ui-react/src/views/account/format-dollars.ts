/**
 * What something is worth, as it is shown: dollars and cents in the visitor's own way of writing.
 *
 * In      locale    BCP 47
 *         dollars   decimal text, not negative; digits after the cents are cut
 * Out     text; what is worth less than a cent although it is worth something reads `<$0.01`
 * Source  R-ACCT-26, R-ACCT-28, R-CONST-24, R-HOST-13
 */
import { formatDecimal } from '../../messages/format-decimal.js'

/** Places of a dollar. */
export const CENTS = 2

/** How they are written. */
export const DOLLARS = { style: 'currency', currency: 'USD' } as const

/** Writes dollars and cents. */
export function formatDollars(locale: string, dollars: string): string {
  const [whole = '0', fraction = ''] = dollars.split('.')
  const shown = `${whole}.${fraction.slice(0, CENTS).padEnd(CENTS, '0')}`
  const isSomething = /[1-9]/.test(dollars)
  if (isSomething && !/[1-9]/.test(shown)) return `<${formatDecimal(locale, '0.01', DOLLARS)}`
  return formatDecimal(locale, shown, DOLLARS)
}
