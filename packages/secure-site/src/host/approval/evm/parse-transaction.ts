/**
 * Decodes an EVM transaction from the bytes that will be hashed.
 *
 * In      bytes   an unsigned EIP-1559 transaction
 * Out     its fields
 * Throws  RequestRejectedError  another type, another chain, a native amount for the zero address, or malformed bytes
 * Source  security design §7; EIP-1559, EIP-2718
 */
import { invalidParams } from '../../policy/rejections.js'
import { decodeTransaction, type TransactionFields } from './transaction-bytes.js'

/** Decodes the bytes of a transaction for one chain. */
export function parseTransaction(bytes: Uint8Array, chainId: number): TransactionFields {
  if (bytes[0] !== 2) throw invalidParams('The transaction has a type that is not allowed')
  const decoded = decodeTransaction(bytes)
  if (decoded === undefined) throw invalidParams('The transaction is malformed')
  if (decoded.chainId !== chainId) throw invalidParams('The transaction is for another network')
  if (decoded.to !== undefined && BigInt(decoded.to) === 0n && decoded.value > 0n)
    throw invalidParams('The transaction sends coin to the zero address')
  return decoded
}
