import { type Exchange, getExchanges } from '@bowline/api-client'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { caip19Of } from './caip19.js'

/** Fetches the exchanges that support a payment; none if `endpoints.pay` is not set. */
export async function askExchanges(kit: Kit, payment: Payment): Promise<readonly Exchange[]> {
  if (kit.config.endpoints.pay === undefined) return []
  const { paymentAsset, amount, payWithExchange } = payment
  const { exchanges } = await getExchanges(await kit.api(), {
    asset: caip19Of(paymentAsset),
    amount,
    includeOnly: payWithExchange?.includeOnly,
    exclude: payWithExchange?.exclude,
    signal: kit.lifetime(),
  })
  return exchanges
}
