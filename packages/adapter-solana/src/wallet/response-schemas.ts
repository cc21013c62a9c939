/** Shapes of what wallets may answer. Nothing they say is used before it fits one of these. */
import * as z from 'zod/mini'
import { isSolanaAddress } from '../address.js'

const MAX_BYTES = 64 * 1024

/** Bytes, copied: a wallet could change its own later. */
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

/** Answers of `solana:signMessage`. */
export const signedMessagesSchema = z.tuple([z.object({ signature: signatureSchema })])

/** Answers of `solana:signTransaction`. */
export const signedTransactionsSchema = z.array(z.object({ signedTransaction: bytesSchema }))

/** Answers of `solana:signAndSendTransaction`. */
export const sentTransactionsSchema = z.tuple([z.object({ signature: signatureSchema })])

/** By its tag and not by its class: a wallet's bytes may come of another window. */
function isBytes(value: unknown): boolean {
  return (
    ArrayBuffer.isView(value) &&
    Object.prototype.toString.call(value) === '[object Uint8Array]' &&
    value.byteLength <= MAX_BYTES
  )
}
