/**
 * Decodes a Solana transaction.
 *
 * In      wire      signatures and message, as wallets receive it
 *         message   the signed part: legacy or version 0
 * Out     header, accounts, instructions; an account from a lookup table is undefined
 * Throws  RequestRejectedError  anything that does not decode exactly, to the last byte
 * Source  Solana's wire format; versioned transactions, version 0
 */
import { base58 } from '@scure/base'
import { invalidParams } from '../../policy/rejections.js'
import { createByteReader } from './byte-reader.js'

/** One instruction. `program` is undefined when its account is not in the message. */
export type SolanaInstruction = {
  readonly program: string | undefined
  /** In order. Undefined for an account from a lookup table. */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** A decoded message: the part of a transaction that is signed. `lookups` counts the accounts from lookup tables. */
export type SolanaMessage = {
  /** The first accounts; they sign. The very first pays the fee. */
  readonly signers: readonly string[]
  readonly accounts: readonly string[]
  readonly lookups: number
  /** In base58. For a durable nonce transaction, the nonce. */
  readonly blockhash: string
  readonly instructions: readonly SolanaInstruction[]
}

const VERSIONED = 0x80

/** Decodes a message. */
export function parseSolanaMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes)
  const first = reader.byte()
  const isVersioned = (first & VERSIONED) !== 0
  if (isVersioned && first !== VERSIONED) throw invalidParams('The transaction has an unknown version')
  const signatures = isVersioned ? reader.byte() : first
  const readOnlySigners = reader.byte()
  const readOnly = reader.byte()
  const list = <Value>(read: () => Value) => Array.from({ length: reader.length() }, read)
  const accounts = list(() => base58.encode(reader.take(32)))
  const blockhash = base58.encode(reader.take(32))
  if (signatures === 0 || readOnlySigners >= signatures || signatures + readOnly > accounts.length)
    throw invalidParams('The transaction is malformed')
  const raw = list(() => ({
    program: reader.byte(),
    accounts: [...reader.take(reader.length())],
    data: reader.take(reader.length()),
  }))
  const tables = isVersioned
    ? list(() => {
        reader.take(32)
        return reader.take(reader.length()).length + reader.take(reader.length()).length
      })
    : []
  const lookups = tables.reduce((sum, count) => sum + count, 0)
  const known = accounts.length + lookups
  const isOut = raw.some((each) => each.program >= accounts.length || each.accounts.some((index) => index >= known))
  if (!reader.isAtEnd() || isOut || new Set(accounts).size !== accounts.length)
    throw invalidParams('The transaction is malformed')
  return {
    signers: accounts.slice(0, signatures),
    accounts,
    lookups,
    blockhash,
    instructions: raw.map(({ program, accounts: indexes, data }) => ({
      program: accounts[program],
      accounts: indexes.map((index) => accounts[index]),
      data,
    })),
  }
}

/** A transaction split into its signatures and the bytes that are signed. */
export type SplitSolanaTransaction = { readonly signatures: readonly Uint8Array[]; readonly message: Uint8Array }

/** Splits a transaction into signatures and message. */
export function splitSolanaTransaction(wire: Uint8Array): SplitSolanaTransaction {
  const reader = createByteReader(wire)
  const signatures = Array.from({ length: reader.length() }, () => reader.take(64))
  if (signatures.length > 0x7f) throw invalidParams('The transaction is malformed')
  const message = wire.slice(1 + signatures.length * 64)
  if (parseSolanaMessage(message).signers.length !== signatures.length)
    throw invalidParams('The transaction is malformed')
  return { signatures, message }
}

/** Whether bytes decode as a transaction or as a transaction's message, or may be one of a later version. */
export function isSolanaTransaction(bytes: Uint8Array): boolean {
  if (mayBeLaterVersion(bytes)) return true
  return [parseSolanaMessage, splitSolanaTransaction].some((read) => {
    try {
      read(bytes)
      return true
    } catch {
      return false
    }
  })
}

/** A message of a later version begins with a byte from 0x80 on, alone or after its signatures. A text in UTF-8 is none. */
function mayBeLaterVersion(bytes: Uint8Array): boolean {
  const [first = 0] = bytes
  const messageAt = first < VERSIONED ? 1 + first * 64 : 0
  return (bytes[messageAt] ?? 0) >= VERSIONED && !isText(bytes)
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
