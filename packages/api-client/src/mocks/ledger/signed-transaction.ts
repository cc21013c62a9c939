/**
 * Decodes the raw transaction of `eth_sendRawTransaction` for the EVM ledger and recovers its signer.
 *
 * Throws  RpcError -32000 when it is malformed, unsigned, without a chain id, or of an unsupported kind
 * Source  EIP-2 (low s), EIP-155, EIP-2718, EIP-2930, EIP-1559
 */

import * as v from 'valibot'
import {
  type AccessList,
  type Address,
  type Hex,
  isAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem'

import { calculateGas } from './gas.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'

/** A decoded transaction with its recovered sender. Every type has its gas price as EIP-1559 fields, in wei. */
export type SignedTransaction = {
  readonly hash: Hex
  readonly type: 'legacy' | 'eip2930' | 'eip1559'
  readonly chainId: number
  readonly from: Address
  readonly to: Address
  readonly nonce: number
  readonly value: bigint
  readonly data: Hex
  readonly accessList: AccessList
  /** Gas limit that the sender set. */
  readonly gas: bigint
  /** Gas that the transaction will use. */
  readonly gasUsed: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly signature: { readonly r: Hex; readonly s: Hex; readonly yParity: number }
}

const HALF_CURVE_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

const serializedSchema = v.custom<TransactionSerialized>(
  (raw) => typeof raw === 'string' && /^0x([0-9a-f]{2})+$/i.test(raw),
)

export async function parseSignedTransaction(raw: Hex): Promise<SignedTransaction> {
  const { serialized, transaction, from } = await decode(raw)
  const { type, chainId, to, nonce = 0, value = 0n, data = '0x', gas = 0n, r, s, yParity } = transaction
  if (type !== 'legacy' && type !== 'eip2930' && type !== 'eip1559') throw refuse('transaction type not supported')
  if (chainId === undefined) throw refuse('only replay-protected (EIP-155) transactions allowed over RPC')
  if (to === undefined || to === null) throw refuse('this ledger keeps no contracts, so none can be created')
  if (!isAddress(to, { strict: false })) throw refuse('invalid recipient')
  if (r === undefined || s === undefined || yParity === undefined || BigInt(s) > HALF_CURVE_ORDER)
    throw refuse('invalid sender')

  const accessList = ('accessList' in transaction ? transaction.accessList : undefined) ?? []
  const price = transaction.gasPrice ?? 0n
  return {
    hash: keccak256(serialized),
    type,
    chainId,
    from: toLowerCase(from),
    to: toLowerCase(to),
    nonce,
    value,
    data,
    gas,
    gasUsed: calculateGas(data, accessList),
    accessList,
    maxFeePerGas: type === 'eip1559' ? (transaction.maxFeePerGas ?? 0n) : price,
    maxPriorityFeePerGas: type === 'eip1559' ? (transaction.maxPriorityFeePerGas ?? 0n) : price,
    signature: { r, s, yParity },
  }
}

/** Nodes return addresses in lowercase, regardless of the request. */
function toLowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}

async function decode(raw: Hex) {
  const parsed = v.safeParse(serializedSchema, raw)
  if (!parsed.success) throw refuse('rlp: not a transaction')
  const serialized = parsed.output
  try {
    const transaction = parseTransaction(serialized)
    return { serialized, transaction, from: await recoverTransactionAddress({ serializedTransaction: serialized }) }
  } catch {
    throw refuse('rlp: not a signed transaction')
  }
}

function refuse(message: string): RpcError {
  return new RpcError(SERVER_ERROR, message)
}
