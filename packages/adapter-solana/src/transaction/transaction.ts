/**
 * Converts transactions between the forms that apps use: serialized bytes, objects of `@solana/web3.js` 1 (legacy and
 * versioned, through their own `serialize`), and transactions of `@solana/kit`. A signed transaction is returned in the
 * form that was given.
 *
 * In      transaction   in one of these forms
 * Out     toWire        the serialized bytes, signed or not
 *         toGivenForm   the signed bytes in the form of the given transaction
 *         getVersion    `legacy` or the version number
 * Throws  WalletRequestError  not a transaction, or not complete enough to serialize, for example without a blockhash
 * Source  spec R-ADPT-13
 */

import { safeGet } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { getTransactionDecoder, getTransactionEncoder, type Transaction } from '@solana/kit'

/** A transaction, legacy or versioned, in any of the accepted forms. */
export type SolanaTransaction =
  | Uint8Array
  | Transaction
  | { serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array }

const VERSION_BIT = 0x80

/** Serializes a transaction. */
export function toWire(transaction: SolanaTransaction): Uint8Array {
  return orRequestError(() => {
    if (ArrayBuffer.isView(transaction)) return Uint8Array.from(transaction)
    if ('serialize' in transaction) {
      return Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
    }
    return Uint8Array.from(getTransactionEncoder().encode(transaction))
  })
}

/** Converts signed bytes to the form of the transaction that was given. */
export function toGivenForm<T extends SolanaTransaction>(given: T, wire: Uint8Array): T {
  const made = orRequestError(() => toForm(given, wire))
  if (!isLike(made, given)) throw new WalletRequestError('', undefined, new Error('The wallet returned no transaction'))
  return made
}

/** Gets the version of a serialized transaction. */
export function getVersion(wire: Uint8Array): 'legacy' | number {
  const [first = 0] = decode(wire).messageBytes
  return first < VERSION_BIT ? 'legacy' : first - VERSION_BIT
}

/** Decodes a serialized transaction. */
export function decode(wire: Uint8Array): Transaction {
  return orRequestError(() => getTransactionDecoder().decode(wire))
}

/** Runs `parse` and turns what it throws into a WalletRequestError. */
function orRequestError<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new WalletRequestError(error instanceof Error ? error.message : '', undefined, error)
  }
}

function toForm(given: SolanaTransaction, wire: Uint8Array): unknown {
  if (ArrayBuffer.isView(given)) return wire
  // Keeps what `@solana/kit` stores besides the bytes, such as the lifetime of the blockhash.
  if (!('serialize' in given)) return { ...given, ...decode(wire) }
  const maker = safeGet(given, 'constructor')
  const make = safeGet(maker, 'version' in given ? 'deserialize' : 'from')
  return typeof make === 'function' ? Reflect.apply(make, maker, [wire]) : undefined
}

function isLike<T>(value: unknown, given: T): value is T {
  return typeof value === 'object' && value !== null && typeof given === 'object'
}
