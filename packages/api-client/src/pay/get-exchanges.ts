/**
 * The exchanges that a payment can be made with.
 *
 * In      client; asset (CAIP-19) and amount (decimal text) of the payment, absent for all exchanges; the exchanges that shall
 *         be listed or left out, by id; page, from 1; signal
 * Out     exchanges in the service's order; one that does not fit is skipped, an id is listed once
 * Throws  what callPayService throws
 * Source  spec R-PAY-05, R-PAY-07
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { plainIdSchema } from '../client/plain-id.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'
import { callPayService } from './call-pay-service.js'

/** An exchange; its name and the address of its picture are judged by whoever shows them. */
export type Exchange = { readonly id: string; readonly name: string; readonly imageUrl: string }

/** The exchanges of one page. */
export type Exchanges = { readonly exchanges: readonly Exchange[] }

/** The most exchanges that are listed. */
const MAX_EXCHANGES = 200

/** The schema of an exchange. */
export const exchangeSchema: z.ZodMiniType<Exchange> = z.object({
  id: plainIdSchema,
  name: labelSchema,
  imageUrl: imageLinkSchema,
})

/** The schema of the exchanges. */
export const exchangesSchema: z.ZodMiniType<Exchanges> = z.object({ exchanges: listSchema(exchangeSchema) })

/** What `getExchanges` takes. */
export type GetExchangesParams = {
  readonly asset?: string | undefined
  readonly amount?: string | undefined
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly page?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks the pay service which exchanges there are. */
export async function getExchanges(
  client: ApiClient,
  { signal, page = 1, ...wanted }: GetExchangesParams,
): Promise<Exchanges> {
  const params = { page, ...wanted }
  const { exchanges } = await callPayService(client, {
    method: 'getExchanges',
    params,
    schema: exchangesSchema,
    signal,
  })
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]))
  return { exchanges: [...byId.values()].slice(0, MAX_EXCHANGES) }
}
