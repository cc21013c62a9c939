/**
 * Starts a payment at an exchange: fetches from the pay service the URL of the exchange's page on which the user pays.
 *
 * In      asset: CAIP-19; amount: decimal text; recipient: CAIP-10; redirectUrl: where the exchange sends the user afterwards
 * Out     an `https:` URL without credentials, and the id of the payment for status requests
 * Throws  the errors of `callPayService`
 * Source  spec R-PAY-02, R-PAY-07; security §8 (addresses from servers)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { pageLinkSchema } from '../client/page-link-schema.js'
import { filledTextSchema } from '../client/text-schema.js'
import { callPayService } from './call-pay-service.js'

/** URL of the payment page; `sessionId` identifies the payment at the exchange. */
export type ExchangePayUrl = { readonly url: string; readonly sessionId: string }

/** Schema of a payment page and its session id. */
export const exchangePayUrlSchema: v.GenericSchema<unknown, ExchangePayUrl> = v.object({
  url: pageLinkSchema,
  sessionId: filledTextSchema,
})

/** Parameters of `getExchangePayUrl`. */
export type GetExchangePayUrlParams = {
  readonly exchangeId: string
  readonly asset: string
  readonly amount: string
  readonly recipient: string
  readonly redirectUrl?: { readonly success: string; readonly failure: string } | undefined
  readonly signal?: AbortSignal | undefined
}

/** Starts a payment. */
export function getExchangePayUrl(
  client: ApiClient,
  { signal, ...params }: GetExchangePayUrlParams,
): Promise<ExchangePayUrl> {
  return callPayService(client, { method: 'getExchangePayUrl', params, schema: exchangePayUrlSchema, signal })
}
