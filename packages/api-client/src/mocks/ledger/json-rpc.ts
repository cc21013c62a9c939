/**
 * The envelope around a ledger: JSON-RPC 2.0 text in, text out, one request or a batch.
 *
 * In      text; ledger and chainId, or what answers one method, and how its results are written
 * Out     the answer; empty when nothing asked for one (notifications)
 * Throws  nothing; failures are answers
 * Source  JSON-RPC 2.0 §4 to 6; spec R-API-59
 */
import * as z from 'zod/mini'

import { MAX_NESTING } from '../../client/limits.js'
import { parseJson } from '../../client/parse-json.js'
import type { EvmLedger } from './evm-ledger.js'
import { INTERNAL_ERROR, INVALID_REQUEST, PARSE_ERROR, RpcError } from './rpc-error.js'

type RpcId = string | number | null

/** Answers one method; rejects with an `RpcError` to refuse. */
export type AnswerMethod = (method: string, params: unknown) => Promise<unknown>

type Envelope = {
  readonly answer: AnswerMethod
  /** Writes the whole answer; for results that `JSON.stringify` cannot write. */
  readonly write?: ((answer: unknown) => string) | undefined
}

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  method: z.string(),
  params: z.optional(z.unknown()),
})

/** Answers the text of a JSON-RPC request. */
export function handleJsonRpc({
  ledger,
  chainId,
  text,
}: {
  readonly ledger: EvmLedger
  readonly chainId: number
  readonly text: string
}): Promise<string> {
  return answerRpcText(text, { answer: (method, params) => ledger.request({ chainId, method, params }) })
}

/** The same for any ledger. */
export async function answerRpcText(text: string, { answer, write = JSON.stringify }: Envelope): Promise<string> {
  const json = parseJson(text, MAX_NESTING)
  if ('problem' in json) return JSON.stringify(failure(null, new RpcError(PARSE_ERROR, 'parse error')))
  if (!Array.isArray(json.value)) {
    const only = await answerOne(answer, json.value)
    return only === undefined ? '' : write(only)
  }

  const requests: readonly unknown[] = json.value
  if (requests.length === 0) return JSON.stringify(failure(null, new RpcError(INVALID_REQUEST, 'empty batch')))
  const answers: unknown[] = []
  // One after the other, as a node does: a batch may hold transactions that follow each other.
  for (const request of requests) answers.push(await answerOne(answer, request))
  const wanted = answers.filter((one) => one !== undefined)
  return wanted.length === 0 ? '' : write(wanted)
}

async function answerOne(answer: AnswerMethod, value: unknown): Promise<object | undefined> {
  const request = requestSchema.safeParse(value)
  if (!request.success) return failure(null, new RpcError(INVALID_REQUEST, 'invalid request'))
  const { id, method, params } = request.data
  try {
    const result = await answer(method, params)
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
