/**
 * Validates the amount of a purchase.
 *
 * In      text      decimal
 *         currency  the payment currency; its limits are decimal text
 *         method    id of the payment method
 * Out     undefined if valid; else the issue, with the violated limit
 * Source  spec R-RAMP-10, R-RAMP-16, R-RAMP-50; security §8 (amounts)
 */
import type { PaymentCurrency } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { getCurrencyDecimals } from './currency-decimals.js'

/**
 * Issue of an amount. `bound` is the violated limit in the payment currency, as decimal text; `places` is the currency's number of
 * decimals.
 */
export type OnrampAmountIssue =
  | { readonly kind: 'no-amount'; readonly places: number }
  | { readonly kind: 'below' | 'above'; readonly bound: string; readonly method: string }

/** Maximum number of decimals in a limit from the service. */
const COMPARED_PLACES = 36

/** Returns the issue of an amount; undefined if it is valid. */
export function validateOnrampAmount(
  text: string,
  { id: currency, payment_method_limits: limits }: PaymentCurrency,
  method: string | undefined,
): OnrampAmountIssue | undefined {
  const amount = parseAmount(text)
  const places = getCurrencyDecimals(currency)
  const none = { kind: 'no-amount', places } as const
  if (amount === undefined || (amount.split('.')[1] ?? '').length > places) return none
  const limit = limits.find(({ id }) => id === method)
  const zeroIssue = amount === '0' ? none : undefined
  if (limit === undefined) return zeroIssue
  const value = parseUnits(amount, COMPARED_PLACES)
  if (value < parseUnitsTruncated(limit.min, COMPARED_PLACES))
    return { kind: 'below', bound: limit.min, method: limit.id }
  if (value > parseUnitsTruncated(limit.max, COMPARED_PLACES))
    return { kind: 'above', bound: limit.max, method: limit.id }
  return zeroIssue
}
