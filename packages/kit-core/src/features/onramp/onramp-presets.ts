/**
 * Preset amounts to pay, offered next to the amount field.
 *
 * In      currency  the payment currency, with its limits
 *         method    id of the payment method; without it, the amounts are not limited
 * Out     decimal texts within the limits: 100, 250, 500 and 1000, multiplied by 10 until 100 reaches the lower limit, so that
 *         they are usual amounts in currencies such as yen too
 * Source  spec R-RAMP-16, R-RAMP-51
 */
import type { PaymentCurrency } from '@bowline/api-client'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'

const PRESETS = [100n, 250n, 500n, 1000n] as const
/** Maximum number of decimals in a limit from the service. */
const PLACES = 36

export function getOnrampPresets(
  { payment_method_limits: limits }: PaymentCurrency,
  method: string | undefined,
): readonly string[] {
  const limit = limits.find(({ id }) => id === method)
  if (limit === undefined) return PRESETS.map(String)
  const [min, max] = [parseUnitsTruncated(limit.min, PLACES), parseUnitsTruncated(limit.max, PLACES)]
  const unit = 10n ** BigInt(PLACES)
  let scale = 1n
  while (PRESETS[0] * scale * unit < min) scale *= 10n
  return PRESETS.map((preset) => preset * scale).flatMap((amount) => (amount * unit > max ? [] : [String(amount)]))
}
