/**
 * Decodes an EVM transaction from the bytes that will be hashed.
 *
 * In      bytes   an unsigned EIP-1559 transaction
 * Out     its fields
 * Throws  RefusedError   another type, another chain, a native amount for the zero address, or malformed bytes
 * Source  security design §7; EIP-1559, EIP-2718
 */
import { refuseParams } from '../../policy/refused-error.js'
import { decodeTransaction, type TransactionFields } from './transaction-bytes.js'

/** Decodes the bytes of a transaction for one chain. */
export function parseTransaction(bytes: Uint8Array, chainId: number): TransactionFields {
  if (bytes[0] !== 2) throw refuseParams('The transaction has a type that is not allowed')
  const decoded = decodeTransaction(bytes)
  if (decoded === undefined) throw refuseParams('The transaction is malformed')
  if (decoded.chainId !== chainId) throw refuseParams('The transaction is for another network')
  if (decoded.to !== undefined && BigInt(decoded.to) === 0n && decoded.value > 0n)
    throw refuseParams('The transaction sends coin to the zero address')
  return decoded
}
