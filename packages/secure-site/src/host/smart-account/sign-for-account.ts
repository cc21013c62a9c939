/**
 * Signs messages and typed data for a smart account. Contracts and servers check the signature with ERC-1271, and with ERC-6492 while
 * the account's contract does not exist.
 *
 * In      params of `personal_sign` and `eth_signTypedData_v4`
 * Out     the signature
 * Throws  RequestRejectedError  rejected without a prompt, or declined
 * Source  ERC-1271, ERC-6492; security design §7
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { bytesToHex, hexToBytes, isHex } from 'viem'
import { reviewMessage } from '../approval/message/review-message.js'
import { parseTypedData } from '../approval/typed-data/parse-typed-data.js'
import { reviewTypedData } from '../approval/typed-data/review-typed-data.js'
import { invalidParams } from '../policy/rejections.js'
import { approveAndSign, type SigningRequest } from '../rpc/approve-and-sign.js'
import { assertSignable } from '../rpc/assert-signable.js'
import { completeSignature } from './account-address.js'
import type { SmartContext } from './smart-context.js'

const messageSchema = v.tupleWithRest([v.string(), v.string()], v.unknown())
const typedDataSchema = v.strictTuple([v.string(), v.unknown()])

/** Signs a message. */
export function signSmartMessage(params: unknown, context: SmartContext): Promise<string> {
  const parsed = tryParse(messageSchema, params)
  if (parsed === undefined) throw invalidParams('The message is malformed')
  const [message] = parsed
  const bytes = isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : new TextEncoder().encode(message)
  const { rpc, account: address } = context
  const { origin, network, now } = rpc
  return sign(context, {
    ...{ kind: 'evm-message', bytes },
    review: reviewMessage(bytes, { origin, address, caipNetworkId: network.caipNetworkId, nowMs: now() }),
  })
}

/** Signs typed data. */
export function signSmartTypedData(params: unknown, context: SmartContext): Promise<string> {
  const { chainId, rpc } = context
  const parsed = tryParse(typedDataSchema, params)
  if (parsed === undefined) throw invalidParams('The typed data is malformed')
  const data = parseTypedData(parsed[1], chainId)
  assertSignable(data)
  const bytes = new TextEncoder().encode(data.json)
  const review = reviewTypedData(bytes, { chainId, nowMs: rpc.now() })
  return sign(context, { kind: 'evm-typed-data', bytes, review })
}

function sign(
  { rpc, owner, account }: SmartContext,
  request: Pick<SigningRequest, 'kind' | 'bytes' | 'review'>,
): Promise<string> {
  return rpc.approvals.run(rpc.signal, async (requestApproval) => {
    const signer = await rpc.session.signer()
    if (signer.addresses().eip155 !== owner) throw invalidParams('The request is for another account')
    const signature = await approveAndSign({ ...request, account }, { signer, requestApproval, context: rpc })
    return completeSignature(bytesToHex(signature), { owner, node: rpc.node })
  })
}
