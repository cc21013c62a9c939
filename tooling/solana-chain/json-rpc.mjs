// @ts-check
/**
 * The envelope: parses a body, passes each request to `call`, and formats the responses. Whole numbers are bigint on
 * both sides and plain digits on the wire.
 *
 * In      body   text from a client
 *         call   handles one request; its exception becomes the error
 * Out     the response text; undefined when only notifications came
 */
import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types'
import * as z from 'zod'
import { RpcError } from './rpc-error.mjs'

const idSchema = z.union([z.string(), z.number(), z.bigint(), z.null()])
const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
  id: idSchema.optional(),
})

/** @typedef {(method: string, params: readonly unknown[]) => unknown} Call */

/**
 * @param {string} body
 * @param {Call} call
 * @returns {Promise<string | undefined>}
 */
export async function answerBody(body, call) {
  /** @type {unknown} */
  let parsed
  try {
    parsed = parseJsonWithBigInts(body)
  } catch {
    return refusal(null, new RpcError(-32700, 'Parse error'))
  }
  if (!Array.isArray(parsed)) return answerOne(parsed, call)
  if (parsed.length === 0) return refusal(null, new RpcError(-32600, 'Invalid request'))
  /** @type {string[]} */
  const answers = []
  for (const each of parsed) {
    const answer = await answerOne(each, call)
    if (answer !== undefined) answers.push(answer)
  }
  return answers.length === 0 ? undefined : `[${answers.join(',')}]`
}

/**
 * @param {unknown} value
 * @param {Call} call
 */
async function answerOne(value, call) {
  const request = requestSchema.safeParse(value)
  if (!request.success) {
    const id = z.object({ id: idSchema }).safeParse(value)
    return refusal(id.success ? id.data.id : null, new RpcError(-32600, 'Invalid request'))
  }
  const { method, params, id } = request.data
  if (id === undefined) return undefined
  try {
    return stringifyJsonWithBigInts({ jsonrpc: '2.0', id, result: await call(method, params) })
  } catch (error) {
    return refusal(id, error)
  }
}

/**
 * @param {string | number | bigint | null} id
 * @param {unknown} error
 */
function refusal(id, error) {
  return stringifyJsonWithBigInts({ jsonrpc: '2.0', id, error: errorBody(error) })
}

/** @param {unknown} error */
function errorBody(error) {
  if (error instanceof RpcError) {
    const { code, message, data } = error
    return { code, message, ...(data !== undefined && { data }) }
  }
  if (error instanceof z.ZodError) return { code: -32602, message: `Invalid params: ${z.prettifyError(error)}` }
  return { code: -32603, message: `Internal error: ${error instanceof Error ? error.message : String(error)}` }
}
