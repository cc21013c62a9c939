/**
 * Refuses transactions of the key's own account that would command its upgrade without an approval that says what happens: calls of the
 * account itself, and those of the delegation manager that `assertManagerCall` refuses.
 *
 * In      params of `eth_sendTransaction`; what is malformed is left to its handler
 * Throws  RequestRejectedError  such a call; a node that does not respond
 * Source  EIP-7702; R-FRAME-126, R-FRAME-133
 */
import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { hex } from '../../schema/hex.js'
import { invalidParams } from '../policy/rejections.js'
import type { NodeClient } from '../rpc/node.js'
import { assertManagerCall } from './delegation.js'

const data = v.optional(hex(/^0x(?:[0-9a-f]{2})*$/i))
const paramsSchema = v.looseTuple([v.looseObject({ to: hex(/^0x[0-9a-f]{40}$/i), data, input: data })])

/** Checks a transaction of an account. */
export async function assertPlainTransaction(
  params: unknown,
  { account, node }: { readonly account: `0x${string}`; readonly node: NodeClient },
): Promise<void> {
  const [transaction] = tryParse(paramsSchema, params) ?? []
  const call = transaction?.data ?? transaction?.input ?? '0x'
  if (transaction === undefined || call === '0x') return
  assertManagerCall({ to: transaction.to, data: call })
  const isOwn = transaction.to.toLowerCase() === account.toLowerCase()
  if (isOwn && (await node('eth_getCode', [account, 'latest'])) !== '0x')
    throw invalidParams('The request calls the account itself')
}
