import { type Exchange, getExchanges } from '@bowline/api-client'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { toCaip19 } from './to-caip19.js'

/** Requests the exchanges that support a payment from the pay service; none, without a request, if `endpoints.pay` is not set. */
export async function requestExchanges(kit: Kit, payment: Payment): Promise<readonly Exchange[]> {
  if (kit.config.endpoints.pay === undefined) return []
  const { paymentAsset, amount, payWithExchange } = payment
  const { exchanges } = await getExchanges(await kit.api(), {
    asset: toCaip19(paymentAsset),
    amount,
    includeOnly: payWithExchange?.includeOnly,
    exclude: payWithExchange?.exclude,
    signal: kit.lifetime(),
  })
  return exchanges
}
