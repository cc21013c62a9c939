/**
 * Fetches one page of the exchanges from which the user can pay, from the pay service.
 *
 * In      asset                 CAIP-19 id of the payment's asset; undefined for all exchanges
 *         amount                decimal text; undefined for all exchanges
 *         includeOnly, exclude  ids of exchanges
 *         page                  counted from 1, the default
 * Out     at most 200 exchanges in the service's order; invalid ones are skipped, and of several with the same id the last
 *         one counts
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

/** A page of exchanges. */
export type Exchanges = { readonly exchanges: readonly Exchange[] }

/** Maximum number of exchanges that one page returns. */
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

/** Fetches a page of exchanges. */
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
