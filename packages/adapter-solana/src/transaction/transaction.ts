/**
 * Transactions in the forms that apps have them: the wire's bytes, objects of `@solana/web3.js` 1 (legacy and versioned, by
 * their own `serialize`), and transactions of `@solana/kit`. What comes back from a wallet takes the form that was given.
 *
 * In      transaction   one of these
 * Out     toWire        the wire's bytes, signed or not
 *         likeGiven     the signed bytes in the form of the given one
 *         versionOf     `legacy` or the number of the version
 * Throws  WalletRequestError  what is none of these, or not complete enough to be written, such as without a blockhash
 * Source  spec R-ADPT-13
 */
import { WalletRequestError } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { getTransactionDecoder, getTransactionEncoder, type Transaction } from '@solana/kit'

/** A transaction, legacy or versioned. */
export type SolanaTransaction =
  | Uint8Array
  | Transaction
  | { serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array }

const VERSION_BIT = 0x80

/** The bytes of a transaction. */
export function toWire(transaction: SolanaTransaction): Uint8Array {
  return orFault(() => {
    if (ArrayBuffer.isView(transaction)) return Uint8Array.from(transaction)
    if ('serialize' in transaction) {
      return Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
    }
    return Uint8Array.from(getTransactionEncoder().encode(transaction))
  })
}

/** A signed transaction in the form of the one that was given. */
export function likeGiven<T extends SolanaTransaction>(given: T, wire: Uint8Array): T {
  const made = orFault(() => read(given, wire))
  if (!isLike(made, given)) throw new WalletRequestError('', undefined, new Error('No transaction came back'))
  return made
}

/** The version of a transaction. */
export function versionOf(wire: Uint8Array): 'legacy' | number {
  const [first = 0] = decode(wire).messageBytes
  return first < VERSION_BIT ? 'legacy' : first - VERSION_BIT
}

/** Reads a transaction off the wire. */
export function decode(wire: Uint8Array): Transaction {
  return orFault(() => getTransactionDecoder().decode(wire))
}

/** What libraries throw about a transaction that is none, as an error of the kit. */
function orFault<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new WalletRequestError(error instanceof Error ? error.message : '', undefined, error)
  }
}

function read(given: SolanaTransaction, wire: Uint8Array): unknown {
  if (ArrayBuffer.isView(given)) return wire
  // What kit knows beside the bytes, such as how long the blockhash lasts, is of the given one.
  if (!('serialize' in given)) return { ...given, ...decode(wire) }
  const maker = safeGet(given, 'constructor')
  const make = safeGet(maker, 'version' in given ? 'deserialize' : 'from')
  return typeof make === 'function' ? Reflect.apply(make, maker, [wire]) : undefined
}

function isLike<T>(value: unknown, given: T): value is T {
  return typeof value === 'object' && value !== null && typeof given === 'object'
}
