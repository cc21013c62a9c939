/**
 * One call to the pay service: JSON-RPC 2.0 over POST.
 *
 * In      client, method, params, schema of the result, signal
 * Out     the schema's output
 * Throws  PayServiceError when the service refused, in its own words · what HttpClient.request throws
 * Source  spec R-PAY-07; JSON-RPC 2.0
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { PayServiceError } from '../client/errors.js'

/** What the pay service can be asked. */
export const PAY_METHODS = ['getExchanges', 'getExchangePayUrl', 'getExchangeBuyStatus'] as const

/** A question to the pay service. */
export type PayMethod = (typeof PAY_METHODS)[number]

/** Where the service is asked, under its base address. */
export const PAY_PATH = 'v1/json-rpc'

/** A service may refuse with one of these instead of 200. */
const REFUSING_STATUSES = [400, 404, 422]

/** The most of a service's own words that is kept. */
const MAX_REASON_LENGTH = 256

/** One question a request, so that each answer is told by its request. */
const ID = 1

const refusalSchema = z.object({
  id: z.nullable(z.literal(ID)),
  error: z.object({
    code: z.int(),
    message: z.pipe(
      z.string(),
      z.transform((text: string) => text.slice(0, MAX_REASON_LENGTH)),
    ),
  }),
})

/** One call. */
export type PayCall<T> = {
  readonly method: PayMethod
  readonly params: Readonly<Record<string, unknown>>
  readonly schema: z.ZodMiniType<T>
  readonly signal?: AbortSignal | undefined
}

/** Asks the pay service. */
export async function callPayService<T>(client: ApiClient, { method, params, schema, signal }: PayCall<T>): Promise<T> {
  const answer = await client.pay.request({
    method: 'POST',
    path: PAY_PATH,
    body: { jsonrpc: '2.0', id: ID, method, params },
    schema: z.union([refusalSchema, z.object({ id: z.literal(ID), result: schema })]),
    alsoAnsweredBy: REFUSING_STATUSES,
    signal,
  })
  if ('error' in answer) throw new PayServiceError({ method, ...answer.error })
  return answer.result
}
