/** Schemas of the responses of paired wallets. */
import { base58, base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import { isTransactionSignature } from '../address.js'
import { BASE64_TEXT } from '../base64-text.js'
import { signatureSchema } from '../wallet/response-schemas.js'

const MAX_TEXT_LENGTH = 96 * 1024

/** A signature as bytes, from base58 as in the protocol, or from base64 or hex as some wallets send it. */
const textSignatureSchema = z.pipe(z.string(), z.pipe(z.transform(toBytes), signatureSchema))

function toBytes(text: string): Uint8Array | undefined {
  if (isTransactionSignature(text)) return base58.decode(text)
  const [, digits] = /^(?:0x)?([0-9a-f]{128})$/i.exec(text) ?? []
  if (digits !== undefined) return hex.decode(digits.toLowerCase())
  return text.length === BASE64_LENGTH && BASE64_TEXT.test(text) ? base64.decode(text) : undefined
}

/** Length of 64 bytes in base64. */
const BASE64_LENGTH = 88

/** A serialized transaction in base64, as bytes. */
const wireSchema = z.pipe(
  z.string().check(z.minLength(4), z.maxLength(MAX_TEXT_LENGTH), z.regex(BASE64_TEXT)),
  z.transform((text: string): Uint8Array => base64.decode(text)),
)

/** A response with a signature. */
export const signatureResponseSchema = z.object({ signature: textSignatureSchema })

/** A response to one transaction: the signed transaction, or only the signature. */
export const signedResponseSchema = z.union([
  z.object({ transaction: wireSchema }),
  z.object({ signature: textSignatureSchema }),
])

/** A response to several transactions. */
export const allSignedResponseSchema = z.object({ transactions: z.array(wireSchema) })
