/** Schemas of the responses of wallets. No part of a response is used before it matches one. */
import * as v from 'valibot'
import { isSolanaAddress } from '../chain/address.js'
import { SIGNATURE_LENGTH } from '../transaction/signature-length.js'

const MAX_BYTES = 64 * 1024

/** Bytes, copied so that the wallet cannot change them later. */
export const bytesSchema: v.GenericSchema<unknown, Uint8Array> = v.pipe(
  v.custom<Uint8Array>(isBytes, 'not bytes'),
  v.transform((bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes)),
)

/** An ed25519 signature. */
export const signatureSchema = v.pipe(
  bytesSchema,
  v.check(({ length }) => length === SIGNATURE_LENGTH),
)

/** A Solana address. */
export const addressSchema = v.pipe(v.string(), v.check(isSolanaAddress))

/** Response of `solana:signMessage`. */
export const signedMessagesSchema = v.strictTuple([v.object({ signature: signatureSchema })])

/** Response of `solana:signTransaction`. */
export const signedTransactionsSchema = v.array(v.object({ signedTransaction: bytesSchema }))

/** Response of `solana:signAndSendTransaction`. */
export const sentTransactionsSchema = v.strictTuple([v.object({ signature: signatureSchema })])

/** Checks the tag instead of the class, since the bytes may come from another window. */
function isBytes(value: unknown): boolean {
  return (
    ArrayBuffer.isView(value) &&
    Object.prototype.toString.call(value) === '[object Uint8Array]' &&
    value.byteLength <= MAX_BYTES
  )
}
