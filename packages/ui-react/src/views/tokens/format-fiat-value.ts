import { formatDollars } from '../account/format-dollars.js'
import { dollarsText } from './to-decimal-string.js'

/** What a token is worth, given in dollars, in the visitor's way of writing; cut to cents. Source: R-ACCT-25, R-CONST-24. */
export function formatWorth(locale: string, dollars: number): string {
  return formatDollars(locale, dollarsText(dollars))
}
