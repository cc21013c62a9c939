/**
 * Whether an amount can be paid.
 *
 * In      text      decimal
 *         currency  it is paid in, whose limits are decimal text
 *         method    id of the way to pay
 * Out     undefined when it can; else what is wrong, with the limit that it breaks
 * Source  spec R-RAMP-10, R-RAMP-16; security §8 (amounts)
 */
import type { PaymentCurrency } from '@bowline/api-client'
import { parseUnits } from '../amount/parse-units.js'
import { readAmount } from '../amount/read-amount.js'

/** What is wrong with an amount; `bound` is decimal text of the payment currency. */
export type AmountFault =
  | { readonly kind: 'no-amount' }
  | { readonly kind: 'below' | 'above'; readonly bound: string; readonly method: string }

/** Money is paid in hundredths. */
const PLACES = 2
/** A limit of the service may have as many. */
const COMPARED_PLACES = 36

/** What is wrong with an amount. */
export function amountFault(
  text: string,
  { payment_method_limits: limits }: PaymentCurrency,
  method: string | undefined,
): AmountFault | undefined {
  const amount = readAmount(text)
  if (amount === undefined || (amount.split('.')[1] ?? '').length > PLACES) return { kind: 'no-amount' }
  const limit = limits.find(({ id }) => id === method)
  if (limit === undefined) return parseUnits(amount, PLACES) === 0n ? { kind: 'no-amount' } : undefined
  const value = parseUnits(amount, COMPARED_PLACES)
  if (value < parseUnits(limit.min, COMPARED_PLACES)) return { kind: 'below', bound: limit.min, method: limit.id }
  if (value > parseUnits(limit.max, COMPARED_PLACES)) return { kind: 'above', bound: limit.max, method: limit.id }
  return value === 0n ? { kind: 'no-amount' } : undefined
}
