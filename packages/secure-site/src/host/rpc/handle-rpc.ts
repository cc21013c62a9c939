/**
 * Handles an RPC request of the page.
 *
 * In      method, params and the request's context
 * Out     its result
 * Throws  RequestRejectedError      an unlisted method, one that this account does not support, or one that the method rejects
 *         FrameSessionError     no user is logged in
 * Source  R-FRAME-37 to 39, R-FRAME-43; EIP-5792
 */

import { getRpcKind, plainObject, RequestRejectedError, RPC_CODES, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { notLoggedIn } from '../session/session-error.js'
import type { RpcContext } from './rpc-context.js'
import { handleSafeMethod, unsupportedMethod } from './safe-methods.js'

/** Handles an RPC request: at once if it is safe, else after the user approves. */
export async function handleRpc(method: string, params: unknown, context: RpcContext): Promise<unknown> {
  const kind = getRpcKind(method)
  if (kind === 'unsupported')
    throw new RequestRejectedError('Requested RPC call is not allowed', { code: RPC_CODES.unknownMethod })
  if (kind === 'safe') return handleSafeMethod(method, params, context)
  if (!(await context.session.isConnected())) throw notLoggedIn()
  if (context.bundler !== undefined) {
    const handled = await (await context.loadSmart()).handleSmartRequest(method, params, context)
    if (handled !== undefined) return handled.result
  }
  const { approvals } = await context.loadFamily(method.startsWith('solana_') ? 'solana' : 'eip155')
  const approved = approvals.get(method)
  if (approved !== undefined) return approved(params, context)
  if (method === 'wallet_sendCalls') rejectBatch(params)
  throw unsupportedMethod()
}

const capabilities = plainObject(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })))
const batchSchema = v.strictTuple([
  v.looseObject({
    id: v.optional(v.pipe(v.string(), v.maxLength(4_096))),
    calls: v.pipe(v.array(v.looseObject({ capabilities: v.optional(capabilities) })), v.minLength(1), v.maxLength(50)),
    capabilities: v.optional(capabilities),
  }),
])

/** The key's own account has no batches. A batch that requires a capability gets the more specific error first. */
function rejectBatch(params: unknown): void {
  const batch = tryParse(batchSchema, params)?.[0]
  if (batch === undefined)
    throw new RequestRejectedError('The batch of calls is malformed', { code: RPC_CODES.badParams })
  const capabilityList = [batch, ...batch.calls].flatMap((part) => Object.values(part.capabilities ?? {}))
  if (capabilityList.some(({ optional }) => optional !== true))
    throw new RequestRejectedError('A required capability is not known', { code: RPC_CODES.unknownCapability })
}
