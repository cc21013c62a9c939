/**
 * Sends one JSON-RPC 2.0 request to the pay service, for the three functions of this folder.
 *
 * Throws  PayServiceError with the service's message when it rejects the call · the errors of `HttpClient.request`
 * Source  spec R-PAY-07; JSON-RPC 2.0
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { PayServiceError } from '../client/errors.js'

/** JSON-RPC methods of the pay service. */
export const PAY_METHODS = ['getExchanges', 'getExchangePayUrl', 'getExchangeBuyStatus'] as const

/** One of these methods. */
export type PayMethod = (typeof PAY_METHODS)[number]

/** Path of the pay service, relative to its base URL. */
export const PAY_PATH = 'v1/json-rpc'

/** Error statuses that the service may send with a JSON-RPC error instead of 200. */
const REFUSING_STATUSES = [400, 404, 422]

/** Maximum length of the service's message. */
const MAX_REASON_LENGTH = 256

/** Every HTTP request contains one JSON-RPC request, so a constant id is sufficient. */
const ID = 1

const refusalSchema = v.object({
  id: v.nullable(v.literal(ID)),
  error: v.object({
    code: v.pipe(v.number(), v.safeInteger()),
    message: v.pipe(
      v.string(),
      v.transform((text: string) => text.slice(0, MAX_REASON_LENGTH)),
    ),
  }),
})

/** A call to the pay service; `schema` is of the JSON-RPC result. */
export type PayCall<T> = {
  readonly method: PayMethod
  readonly params: Readonly<Record<string, unknown>>
  readonly schema: v.GenericSchema<unknown, T>
  readonly signal?: AbortSignal | undefined
}

/** Sends a call and returns its parsed result. */
export async function callPayService<T>(client: ApiClient, { method, params, schema, signal }: PayCall<T>): Promise<T> {
  const response = await client.pay.request({
    method: 'POST',
    path: PAY_PATH,
    body: { jsonrpc: '2.0', id: ID, method, params },
    schema: v.union([refusalSchema, v.object({ id: v.literal(ID), result: schema })]),
    acceptedStatuses: REFUSING_STATUSES,
    signal,
  })
  if ('error' in response) throw new PayServiceError({ method, ...response.error })
  return response.result
}
