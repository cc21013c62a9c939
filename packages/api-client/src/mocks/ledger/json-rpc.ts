/**
 * JSON-RPC 2.0 over text for the EVM and Solana ledgers: parses the body of an HTTP request, which is a single request or a
 * batch, runs its methods and returns the body of the response.
 *
 * Out     empty text when all requests are notifications. Errors of methods become error responses; it never rejects for them
 * Source  JSON-RPC 2.0 §4 to 6; spec R-API-59
 */
import * as v from 'valibot'

import { MAX_NESTING } from '../../client/limits.js'
import { parseJson } from '../../client/parse-json.js'
import type { EvmLedger } from './evm-ledger.js'
import { INTERNAL_ERROR, INVALID_REQUEST, PARSE_ERROR, RpcError } from './rpc-error.js'

type RpcId = string | number | null

/** Runs one method. It rejects with an `RpcError` to return that error; other errors become an internal error. */
export type HandleMethod = (method: string, params: unknown) => Promise<unknown>

type Envelope = {
  readonly respond: HandleMethod
  /** Serializes the response, for results that `JSON.stringify` cannot serialize. */
  readonly write?: ((response: unknown) => string) | undefined
}

const requestSchema = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())]))),
  method: v.string(),
  params: v.optional(v.unknown()),
})

/** Handles the body of a request for one chain of an EVM ledger, and resolves to the body of the response. */
export function handleJsonRpc({
  ledger,
  chainId,
  text,
}: {
  readonly ledger: EvmLedger
  readonly chainId: number
  readonly text: string
}): Promise<string> {
  return handleRpcText(text, { respond: (method, params) => ledger.request({ chainId, method, params }) })
}

/** Handles the body of a request with any method handler: `respond` runs one method, `write` serializes the response. */
export async function handleRpcText(text: string, { respond, write = JSON.stringify }: Envelope): Promise<string> {
  const json = parseJson(text, MAX_NESTING)
  if ('problem' in json) return JSON.stringify(failure(null, new RpcError(PARSE_ERROR, 'parse error')))
  if (!Array.isArray(json.value)) {
    const response = await handleOne(respond, json.value)
    return response === undefined ? '' : write(response)
  }

  const requests: readonly unknown[] = json.value
  if (requests.length === 0) return JSON.stringify(failure(null, new RpcError(INVALID_REQUEST, 'empty batch')))
  const responses: unknown[] = []
  // One by one, as a node does, because a batch may contain transactions that depend on each other.
  for (const request of requests) responses.push(await handleOne(respond, request))
  const present = responses.filter((one) => one !== undefined)
  return present.length === 0 ? '' : write(present)
}

async function handleOne(respond: HandleMethod, value: unknown): Promise<object | undefined> {
  const request = v.safeParse(requestSchema, value)
  if (!request.success) return failure(null, new RpcError(INVALID_REQUEST, 'invalid request'))
  const { id, method, params } = request.output
  try {
    const result = await respond(method, params)
    return id === undefined ? undefined : { jsonrpc: '2.0', id, result }
  } catch (error) {
    return id === undefined ? undefined : failure(id, error)
  }
}

function failure(id: RpcId, error: unknown): object {
  const code = error instanceof RpcError ? error.code : INTERNAL_ERROR
  const message = error instanceof Error ? error.message : 'internal error'
  const data = error instanceof RpcError ? error.data : undefined
  return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
}
