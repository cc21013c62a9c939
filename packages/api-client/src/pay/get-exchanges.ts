/**
 * Fetches the exchanges that a payment can be made with.
 *
 * In      client; asset (CAIP-19) and amount (decimal text) of the payment, undefined for all exchanges; ids of exchanges to
 *         include or exclude; page, from 1; signal
 * Out     exchanges in the service's order; invalid ones are skipped, and each id is listed once
 * Throws  the errors of `callPayService`
 * Source  spec R-PAY-05, R-PAY-07
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { plainIdSchema } from '../client/plain-id.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'
import { callPayService } from './call-pay-service.js'

/** An exchange. Check its name and image URL before displaying them. */
export type Exchange = { readonly id: string; readonly name: string; readonly imageUrl: string }

/** The exchanges of one page. */
export type Exchanges = { readonly exchanges: readonly Exchange[] }

/** Maximum number of exchanges. */
const MAX_EXCHANGES = 200

/** Schema of an exchange. */
export const exchangeSchema: v.GenericSchema<unknown, Exchange> = v.object({
  id: plainIdSchema,
  name: labelSchema,
  imageUrl: imageLinkSchema,
})

/** Schema of a page of exchanges. */
export const exchangesSchema: v.GenericSchema<unknown, Exchanges> = v.object({ exchanges: listSchema(exchangeSchema) })

/** Parameters of `getExchanges`. */
export type GetExchangesParams = {
  readonly asset?: string | undefined
  readonly amount?: string | undefined
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly page?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches the exchanges from the pay service. */
export async function getExchanges(
  client: ApiClient,
  { signal, page = 1, ...filters }: GetExchangesParams,
): Promise<Exchanges> {
  const params = { page, ...filters }
  const { exchanges } = await callPayService(client, {
    method: 'getExchanges',
    params,
    schema: exchangesSchema,
    signal,
  })
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]))
  return { exchanges: [...byId.values()].slice(0, MAX_EXCHANGES) }
}
