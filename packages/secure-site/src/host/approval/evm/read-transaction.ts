/**
 * An EVM transaction, read back from the bytes that will be hashed.
 *
 * In      bytes   an unsigned EIP-1559 transaction
 * Out     its fields
 * Throws  RefusedError   another type, another chain, coin for the zero address, anything that does not read exactly
 * Source  security design §7; EIP-1559, EIP-2718
 */
import { refuseParams } from '../../policy/refused-error.js'
import { decodeTransaction, type TransactionFields } from './transaction-bytes.js'

/** Reads the bytes of a transaction for one chain. */
export function readTransaction(bytes: Uint8Array, chainId: number): TransactionFields {
  if (bytes[0] !== 2) throw refuseParams('The transaction has a type that is not allowed')
  const read = decodeTransaction(bytes)
  if (read === undefined) throw refuseParams('The transaction is malformed')
  if (read.chainId !== chainId) throw refuseParams('The transaction is for another network')
  if (read.to !== undefined && BigInt(read.to) === 0n && read.value > 0n)
    throw refuseParams('The transaction sends coin to the zero address')
  return read
}
