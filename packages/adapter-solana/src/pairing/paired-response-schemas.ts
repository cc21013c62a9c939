/** Shapes of what paired wallets answer. */
import { base58, base64, hex } from '@scure/base'
import * as z from 'zod/mini'
import { isTransactionSignature } from '../address.js'
import { BASE64_TEXT } from '../base64-text.js'
import { signatureSchema } from '../wallet/response-schemas.js'

const MAX_LETTERS = 96 * 1024

/** A signature as bytes: in base58, as the protocol has it, or in base64 or hex, as some wallets write it. */
const textSignatureSchema = z.pipe(z.string(), z.pipe(z.transform(toBytes), signatureSchema))

function toBytes(text: string): Uint8Array | undefined {
  if (isTransactionSignature(text)) return base58.decode(text)
  const [, digits] = /^(?:0x)?([0-9a-f]{128})$/i.exec(text) ?? []
  if (digits !== undefined) return hex.decode(digits.toLowerCase())
  return text.length === BASE64_LENGTH && BASE64_TEXT.test(text) ? base64.decode(text) : undefined
}

/** Letters of 64 bytes in base64. */
const BASE64_LENGTH = 88

/** The wire of a transaction in base64, as bytes. */
const wireSchema = z.pipe(
  z.string().check(z.minLength(4), z.maxLength(MAX_LETTERS), z.regex(BASE64_TEXT)),
  z.transform((text: string): Uint8Array => base64.decode(text)),
)

/** An answer that holds a signature. */
export const signatureAnswerSchema = z.object({ signature: textSignatureSchema })

/** An answer to a transaction: all of it, or the signature alone. */
export const signedAnswerSchema = z.union([
  z.object({ transaction: wireSchema }),
  z.object({ signature: textSignatureSchema }),
])

/** An answer to several transactions. */
export const allSignedAnswerSchema = z.object({ transactions: z.array(wireSchema) })
