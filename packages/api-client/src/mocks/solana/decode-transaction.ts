/**
 * Decodes transactions and messages that are sent to the Solana ledger. Signatures are not verified here.
 *
 * Throws  RpcError -32602 for bytes that are too long or do not decode to the last byte
 * Source  Solana wire format: short vectors, legacy messages and version 0
 */
import { base58 } from '@scure/base'

import { INVALID_PARAMS, RpcError } from '../ledger/rpc-error.js'
import { createByteReader } from './byte-reader.js'

/** An instruction of a message. */
export type SolanaInstruction = {
  readonly program: string
  /** Indexes of its accounts in the message's account list. */
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** The signed part of a transaction. */
export type SolanaMessage = {
  readonly version: 'legacy' | 0
  /** The number of signers, which are the first accounts. */
  readonly signers: number
  /** Whether the account at an index may be modified. */
  readonly isWritable: (index: number) => boolean
  /** The first account pays the fee. */
  readonly accounts: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
  /** Whether the message uses address lookup tables. */
  readonly hasLookups: boolean
}

/** A message with its signatures, in the order of its signers. */
export type SolanaTransaction = SolanaMessage & {
  readonly messageBytes: Uint8Array
  readonly signatures: readonly Uint8Array[]
  /** The first signature, which identifies the transaction. */
  readonly name: string
}

const MAX_BYTES = 1_232
const VERSION_BIT = 0x80

/** Decodes a transaction with its signatures. */
export function decodeTransaction(bytes: Uint8Array): SolanaTransaction {
  if (bytes.length > MAX_BYTES) throw refuse(`VersionedTransaction too large: ${bytes.length} bytes`)
  const reader = createByteReader(bytes, () => refuse('failed to deserialize transaction'))
  const signatures = Array.from({ length: reader.length() }, () => reader.take(64))
  const [first] = signatures
  if (first === undefined) throw refuse('failed to deserialize transaction: no signature')
  const messageBytes = reader.rest()
  const message = decodeMessage(messageBytes)
  if (message.signers !== signatures.length) throw refuse('failed to sanitize transaction: signatures')
  return { ...message, messageBytes, signatures, name: base58.encode(first) }
}

/** Decodes a message without signatures, legacy or version 0. */
export function decodeMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes, () => refuse('failed to deserialize message'))
  const [first = 0] = bytes
  const version = first < VERSION_BIT ? 'legacy' : first - VERSION_BIT
  if (version !== 'legacy' && version !== 0) throw refuse(`message version ${version} is not supported`)
  if (version === 0) reader.byte()
  const [signers, readonlySigners, readonlyOthers] = [reader.byte(), reader.byte(), reader.byte()]
  const accounts = Array.from({ length: reader.length() }, () => base58.encode(reader.take(32)))
  const blockhash = base58.encode(reader.take(32))
  const instructions = Array.from({ length: reader.length() }, () => {
    const program = accounts[reader.byte()]
    if (program === undefined) throw refuse('failed to sanitize transaction: program')
    const accountIndexes = Array.from({ length: reader.length() }, () => reader.byte())
    return { program, accounts: accountIndexes, data: reader.take(reader.length()) }
  })
  const lookups = version === 0 ? reader.length() : 0
  for (let table = 0; table < lookups; table += 1) {
    reader.take(32)
    reader.take(reader.length())
    reader.take(reader.length())
  }
  reader.end()
  if (signers === 0 || readonlySigners >= signers || signers + readonlyOthers > accounts.length) {
    throw refuse('failed to sanitize transaction: header')
  }
  const isWritable = (index: number) =>
    index < signers ? index < signers - readonlySigners : index < accounts.length - readonlyOthers
  return { version, signers, isWritable, accounts, blockhash, instructions, hasLookups: lookups > 0 }
}

function refuse(message: string): RpcError {
  return new RpcError(INVALID_PARAMS, message)
}
