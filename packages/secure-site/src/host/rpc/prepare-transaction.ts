/**
 * Completes a page's transaction request and encodes it as the bytes to sign.
 *
 * In      params    of eth_sendTransaction
 * Out     the bytes of an unsigned EIP-1559 transaction, and the node's own estimates of gas and fee
 * Throws  RequestRejectedError  a field that is malformed, out of range or unknown; another account or chain
 * Source  EIP-1474, EIP-1559; security design §7
 */

import { plainObject, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { isAddress, isAddressEqual } from 'viem'
import { encodeTransaction } from '../approval/evm/transaction-bytes.js'
import { invalidParams } from '../policy/rejections.js'
import type { NodeClient } from './node.js'

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^0x[0-9a-f]{1,${digits}}$`, 'i')))
const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text)),
)
const data = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i))
const quantity = v.pipe(
  hex(64),
  v.transform((text) => BigInt(text)),
)
const small = v.pipe(
  hex(13),
  v.transform((text) => Number(text)),
)

const transactionSchema = v.strictObject({
  from: v.optional(address),
  to: v.optional(v.nullable(address)),
  value: v.optional(quantity),
  data: v.optional(data),
  input: v.optional(data),
  gas: v.optional(quantity),
  gasLimit: v.optional(quantity),
  gasPrice: v.optional(quantity),
  maxFeePerGas: v.optional(quantity),
  maxPriorityFeePerGas: v.optional(quantity),
  nonce: v.optional(small),
  chainId: v.optional(small),
  type: v.optional(v.picklist(['0x0', '0x2'])),
})
const paramsSchema = v.strictTuple([plainObject(transactionSchema)])

/** Maximum gas limit of a transaction; no block has room for more. */
const MAX_GAS = 500_000_000n
const MAX_FEE_PER_GAS = 2n ** 96n
const DEFAULT_TIP = 1_500_000_000n

/** A transaction ready for review and signing. */
export type PreparedTransaction = {
  readonly bytes: Uint8Array
  readonly gasEstimate: bigint | undefined
  readonly maxFeeEstimate: bigint
}

/** Prepares an unsigned transaction for `eth_sendTransaction`. Values that the page omits come from the node. */
export async function prepareTransaction(
  params: unknown,
  { node, account, chainId }: { readonly node: NodeClient; readonly account: `0x${string}`; readonly chainId: number },
): Promise<PreparedTransaction> {
  const parsed = v.safeParse(paramsSchema, params)
  if (!parsed.success) throw invalidParams('The transaction is malformed')
  const [request] = parsed.output
  if (request.from !== undefined && !(isAddress(request.from) && isAddressEqual(request.from, account)))
    throw invalidParams('The transaction is for another account')
  if (request.chainId !== undefined && request.chainId !== chainId)
    throw invalidParams('The transaction is for another network')
  if (request.data !== undefined && request.input !== undefined && request.data !== request.input)
    throw invalidParams('The transaction says two things')

  const call = {
    to: asHex(request.to),
    value: request.value ?? 0n,
    data: asHex(request.data ?? request.input) ?? '0x',
  } as const
  const [nonce, gasEstimate, fees] = await Promise.all([
    request.nonce ?? fetchNonce(node, account),
    estimateGas(node, { from: account, ...call, value: `0x${call.value.toString(16)}` }),
    fetchFees(node),
  ])
  const gas = request.gas ?? request.gasLimit ?? (gasEstimate === undefined ? undefined : (gasEstimate * 6n) / 5n)
  if (gas === undefined) throw invalidParams('The transaction would fail')
  const maxFeePerGas = request.maxFeePerGas ?? request.gasPrice ?? fees.maxFee
  const wantedTip = request.maxPriorityFeePerGas ?? request.gasPrice ?? fees.tip
  if (gas > MAX_GAS || maxFeePerGas > MAX_FEE_PER_GAS) throw invalidParams('The fee of the transaction is out of range')
  const maxPriorityFeePerGas = wantedTip > maxFeePerGas ? maxFeePerGas : wantedTip
  const bytes = encodeTransaction({ chainId, nonce, gas, maxFeePerGas, maxPriorityFeePerGas, ...call })
  return { bytes, gasEstimate, maxFeeEstimate: fees.maxFee }
}

function asHex(text: string | null | undefined): `0x${string}` | undefined {
  return text === null || text === undefined ? undefined : `0x${text.slice(2)}`
}

async function fetchNonce(node: NodeClient, account: string): Promise<number> {
  return v.parse(small, await node('eth_getTransactionCount', [account, 'pending']))
}

async function estimateGas(node: NodeClient, call: object): Promise<bigint | undefined> {
  try {
    return v.parse(quantity, await node('eth_estimateGas', [call]))
  } catch {
    return undefined
  }
}

/** Fetches fees per gas in wei: twice the base fee plus the tip, and the tip. */
export async function fetchFees(node: NodeClient): Promise<{ maxFee: bigint; tip: bigint }> {
  const [block, tip] = await Promise.all([
    node('eth_getBlockByNumber', ['latest', false]),
    node('eth_maxPriorityFeePerGas', []).then(
      (value) => tryParse(quantity, value) ?? DEFAULT_TIP,
      () => DEFAULT_TIP,
    ),
  ])
  const { baseFeePerGas } = v.parse(v.object({ baseFeePerGas: quantity }), block)
  return { maxFee: baseFeePerGas * 2n + tip, tip }
}
