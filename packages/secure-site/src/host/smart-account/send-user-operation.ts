/**
 * Handles `eth_sendUserOperation`: shows what the page's operation does, signs it, and hands it over.
 *
 * In      params of the method; see `user-operation-request.ts`
 * Out     the operation's hash, before its outcome is known
 * Throws  RequestRejectedError  those of parsing and of `sendOperation`
 * Source  ERC-7769; security design §7
 */
import { sendOperation } from './send-operation.js'
import type { SmartContext } from './smart-context.js'
import { parseUserOperation } from './user-operation-request.js'

/** Sends an operation. */
export async function sendUserOperation(params: unknown, context: SmartContext): Promise<string> {
  const { calls, nonce, stated } = parseUserOperation(params, context)
  return (await sendOperation(calls, { nonce, stated, context })).hash
}
