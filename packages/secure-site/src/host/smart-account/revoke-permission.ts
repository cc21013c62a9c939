/**
 * Handles `wallet_revokePermissions` of a smart account: an operation that ends the delegation on the chain.
 *
 * In      params   `[{ context }]`, the context of the grant
 * Out     the delegation's hash, once the delegation manager reports it as ended; at once when it had ended before
 * Throws  RequestRejectedError  a context of no permission of this account; those of an operation, see `send-transaction.ts`
 * Source  ERC-7715; security design §7
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { concat } from 'viem'
import { invalidParams } from '../policy/rejections.js'
import { DELEGATION_MANAGER } from './contracts.js'
import { decodeContext, encodeRevocation, getDelegationHash } from './delegation.js'
import { sendOperation } from './send-operation.js'
import type { SmartContext } from './smart-context.js'
import { waitForOutcome } from './wait-for-outcome.js'

/** disabledDelegations(bytes32) */
const IS_DISABLED = '0x2d40d052'

const paramsSchema = v.strictTuple([v.looseObject({ context: v.string() })])

/** Revokes a permission. */
export async function revokePermission(params: unknown, context: SmartContext): Promise<string> {
  const [request] = tryParse(paramsSchema, params) ?? []
  if (request === undefined) throw invalidParams('The context of the permission is missing')
  const delegation = decodeContext(request.context, context.account)
  const hash = getDelegationHash(delegation)
  const { node } = context.rpc
  const data = concat([IS_DISABLED, hash])
  const isDisabled = await node('eth_call', [{ to: DELEGATION_MANAGER.address, data }, 'latest'])
  if (typeof isDisabled === 'string' && /[1-9a-f]$/i.test(isDisabled)) return hash
  await waitForOutcome(await sendOperation([encodeRevocation(delegation)], { context }), context)
  return hash
}
