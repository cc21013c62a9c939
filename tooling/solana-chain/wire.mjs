// @ts-check
/**
 * A transaction in transit: text to bytes to its parts.
 *
 * In      text and its encoding, or bytes
 * Out     WireTransaction, WireMessage
 * Throws  RpcError -32602 for oversized or unreadable input
 * Source  Solana wire format, legacy and version 0; at most 1232 bytes
 */
import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { invalidParams } from './rpc-error.mjs'

const MAX_BYTES = 1232

/**
 * @typedef {import('@solana/kit').Address} Address
 * @typedef {{ programAddressIndex: number, accountIndices?: readonly number[], data?: import('@solana/kit').ReadonlyUint8Array }} CompiledInstruction
 * @typedef {object} WireMessage
 * @property {'legacy' | 0} version
 * @property {{ numSignerAccounts: number, numReadonlySignerAccounts: number, numReadonlyNonSignerAccounts: number }} header
 * @property {readonly Address[]} staticAccounts
 * @property {readonly CompiledInstruction[]} instructions
 * @property {readonly { lookupTableAddress: Address, readonlyIndexes: readonly number[], writableIndexes: readonly number[] }[]} lookups
 * @property {string} blockhash
 * @typedef {object} WireTransaction
 * @property {Uint8Array} bytes
 * @property {import('@solana/kit').Transaction} transaction
 * @property {WireMessage} message
 * @property {readonly string[]} signatures
 * @property {string} signature the first one, its id
 */

/**
 * @param {string} text
 * @param {'base58' | 'base64'} encoding
 * @returns {Uint8Array}
 */
export function bytesOf(text, encoding) {
  try {
    return new Uint8Array((encoding === 'base58' ? getBase58Encoder() : getBase64Encoder()).encode(text))
  } catch {
    throw invalidParams(`invalid ${encoding} encoding`)
  }
}

/**
 * @param {Uint8Array} bytes
 * @returns {WireTransaction}
 */
export function readTransaction(bytes) {
  if (bytes.length > MAX_BYTES) {
    throw invalidParams(`VersionedTransaction too large: ${bytes.length} bytes (max: encoded/raw 1644/${MAX_BYTES})`)
  }
  const transaction = decoded('transaction', () => getTransactionDecoder().decode(bytes))
  const signatures = Object.values(transaction.signatures).map((each) =>
    getBase58Decoder().decode(each ?? new Uint8Array(64)),
  )
  const [signature] = signatures
  if (signature === undefined) throw invalidParams('failed to deserialize transaction: no signature')
  return { bytes, transaction, message: readMessage(transaction.messageBytes), signatures, signature }
}

/**
 * @param {import('@solana/kit').ReadonlyUint8Array} bytes
 * @returns {WireMessage}
 */
export function readMessage(bytes) {
  const message = decoded('message', () => getCompiledTransactionMessageDecoder().decode(bytes))
  if (message.version === 1) throw invalidParams('failed to deserialize message: version 1 is not supported')
  const { version, header, staticAccounts, instructions, lifetimeToken } = message
  const lookups = (message.version === 0 ? message.addressTableLookups : undefined) ?? []
  return { version, header, staticAccounts, instructions, lookups, blockhash: lifetimeToken }
}

/**
 * @template T
 * @param {string} what
 * @param {() => T} decode
 * @returns {T}
 */
function decoded(what, decode) {
  try {
    return decode()
  } catch {
    throw invalidParams(`failed to deserialize ${what}`)
  }
}
