/**
 * The EVM methods that need the user's approval.
 *
 * In      params of the method
 * Out     a signature, or the hash of a signed transaction, even when it is unknown whether the node accepted it
 * Throws  RequestRejectedError  rejected without a prompt, declined, or rejected by the node
 * Source  EIP-191, EIP-712, EIP-1193; R-FRAME-38, R-FRAME-70; security design §7
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { bytesToHex, hexToBytes, isAddress, isAddressEqual, isHex } from 'viem'
import { reviewTransaction } from '../approval/evm/review-transaction.js'
import { addSignature } from '../approval/evm/transaction-bytes.js'
import { reviewMessage } from '../approval/message/review-message.js'
import { parseTypedData } from '../approval/typed-data/parse-typed-data.js'
import { reviewTypedData } from '../approval/typed-data/review-typed-data.js'
import { invalidParams } from '../policy/rejections.js'
import { approveAndSign } from './approve-and-sign.js'
import { assertSignable } from './assert-signable.js'
import { fetchTransactionInfo } from './fetch-transaction-info.js'
import { getEvmChainId } from './network.js'
import { prepareTransaction } from './prepare-transaction.js'
import type { ApprovedMethod, RpcContext } from './rpc-context.js'

const twoTexts = v.tupleWithRest([v.string(), v.string()], v.unknown())
const addressFirst = v.strictTuple([v.string(), v.unknown()])

/** Handlers by method name. */
export const EVM_APPROVALS: ReadonlyMap<string, ApprovedMethod> = new Map<string, ApprovedMethod>([
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', signTypedData],
  ['eth_sendTransaction', sendTransaction],
])

function personalSign(params: unknown, context: RpcContext): Promise<string> {
  const parsed = v.safeParse(twoTexts, params)
  if (!parsed.success) throw invalidParams('The message is malformed')
  const [message, from] = parsed.output
  const bytes = isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : new TextEncoder().encode(message)
  return context.approvals.run(context.signal, async (requestApproval) => {
    const signer = await context.session.signer()
    const account = ownAddress(from, signer.addresses().eip155)
    const review = reviewMessage(bytes, {
      origin: context.origin,
      address: account,
      caipNetworkId: context.network.caipNetworkId,
      nowMs: context.now(),
    })
    return bytesToHex(
      await approveAndSign({ kind: 'evm-message', bytes, review, account }, { signer, requestApproval, context }),
    )
  })
}

function signTypedData(params: unknown, context: RpcContext): Promise<string> {
  const chainId = getChainId(context)
  const parsed = v.safeParse(addressFirst, params)
  if (!parsed.success) throw invalidParams('The typed data is malformed')
  const [from, data] = parsed.output
  const parsedData = parseTypedData(data, chainId)
  assertSignable(parsedData)
  const bytes = new TextEncoder().encode(parsedData.json)
  return context.approvals.run(context.signal, async (requestApproval) => {
    const signer = await context.session.signer()
    const account = ownAddress(from, signer.addresses().eip155)
    const review = reviewTypedData(bytes, { chainId, nowMs: context.now() })
    return bytesToHex(
      await approveAndSign({ kind: 'evm-typed-data', bytes, review, account }, { signer, requestApproval, context }),
    )
  })
}

function sendTransaction(params: unknown, context: RpcContext): Promise<string> {
  const chainId = getChainId(context)
  const { node, network } = context
  return context.approvals.run(context.signal, async (requestApproval) => {
    const signer = await context.session.signer()
    const account = signer.addresses().eip155
    const prepared = await prepareTransaction(params, { node, account, chainId })
    const info = await fetchTransactionInfo(prepared, { node, chainId })
    const { bytes } = prepared
    const review = reviewTransaction(bytes, { account, chainId, coin: network.coin }, info)
    const signature = await approveAndSign(
      { kind: 'evm-transaction', bytes, review, account },
      { signer, requestApproval, context },
    )
    const raw = bytesToHex(addSignature(bytes, signature))
    return context.outbox.send({ caipNetworkId: network.caipNetworkId, address: account, raw })
  })
}

function ownAddress(from: string, own: `0x${string}`): `0x${string}` {
  if (!isAddress(from, { strict: false }) || !isAddressEqual(from, own))
    throw invalidParams('The request is for another account')
  return own
}

function getChainId({ network }: RpcContext): number {
  const chainId = getEvmChainId(network.caipNetworkId)
  if (chainId === undefined) throw new RequestRejectedError('Chain is not supported', { code: RPC_CODES.unknownChain })
  return chainId
}
