/**
 * Whether an amount can be paid.
 *
 * In      text      decimal
 *         currency  it is paid in, whose limits are decimal text
 *         method    id of the way to pay
 * Out     undefined when it can; else what is wrong, with the limit that it breaks
 * Source  spec R-RAMP-10, R-RAMP-16, R-RAMP-50; security §8 (amounts)
 */
import type { PaymentCurrency } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { getCurrencyDecimals } from './currency-decimals.js'

/** What is wrong with an amount; `bound` is decimal text of the payment currency, which has `places` after the mark. */
export type OnrampAmountIssue =
  | { readonly kind: 'no-amount'; readonly places: number }
  | { readonly kind: 'below' | 'above'; readonly bound: string; readonly method: string }

/** A limit of the service may have as many. */
const COMPARED_PLACES = 36

/** What is wrong with an amount. */
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
  const fault = amount === '0' ? none : undefined
  if (limit === undefined) return fault
  const value = parseUnits(amount, COMPARED_PLACES)
  if (value < parseUnitsTruncated(limit.min, COMPARED_PLACES))
    return { kind: 'below', bound: limit.min, method: limit.id }
  if (value > parseUnitsTruncated(limit.max, COMPARED_PLACES))
    return { kind: 'above', bound: limit.max, method: limit.id }
  return fault
}
