/** Schemas of the responses of wallets. No part of a response is used before it matches one. */
import * as z from 'zod/mini'
import { isSolanaAddress } from '../address.js'

const MAX_BYTES = 64 * 1024

/** Bytes, copied so that the wallet cannot change them later. */
export const bytesSchema = z.pipe(
  z.custom<Uint8Array>(isBytes, 'not bytes'),
  z.transform((bytes: Uint8Array): Uint8Array => Uint8Array.from(bytes)),
)

/** An ed25519 signature. */
export const signatureSchema = bytesSchema.check(z.refine(({ length }) => length === SIGNATURE_LENGTH))

/** Length of an ed25519 signature. */
export const SIGNATURE_LENGTH = 64

/** A Solana address. */
export const addressSchema = z.string().check(z.refine(isSolanaAddress))

/** Response of `solana:signMessage`. */
export const signedMessagesSchema = z.tuple([z.object({ signature: signatureSchema })])

/** Response of `solana:signTransaction`. */
export const signedTransactionsSchema = z.array(z.object({ signedTransaction: bytesSchema }))

/** Response of `solana:signAndSendTransaction`. */
export const sentTransactionsSchema = z.tuple([z.object({ signature: signatureSchema })])

/** Checks the tag instead of the class, since the bytes may come from another window. */
function isBytes(value: unknown): boolean {
  return (
    ArrayBuffer.isView(value) &&
    Object.prototype.toString.call(value) === '[object Uint8Array]' &&
    value.byteLength <= MAX_BYTES
  )
}
