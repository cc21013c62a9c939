/**
 * Validates the amount to pay for a purchase.
 *
 * In      text      decimal
 *         currency  the payment currency; its limits are decimal text
 *         method    id of the payment method; limits are not checked without it
 * Out     undefined if valid
 * Source  spec R-RAMP-10, R-RAMP-16, R-RAMP-50; security §8 (amounts)
 */
import type { PaymentCurrency } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { getCurrencyDecimals } from './currency-decimals.js'

/**
 * Issue of an amount. `no-amount`: not a positive decimal with at most `places` decimals. `bound` is the violated limit in the
 * payment currency, as decimal text.
 */
export type OnrampAmountIssue =
  | { readonly kind: 'no-amount'; readonly places: number }
  | { readonly kind: 'below' | 'above'; readonly bound: string; readonly method: string }

/** Maximum number of decimals in a limit from the service. */
const COMPARED_PLACES = 36

/** Checks the number of decimals, the limits of the payment method, and that the amount is not 0. */
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
