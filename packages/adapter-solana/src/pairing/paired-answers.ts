/** Shapes of what paired wallets answer. */
import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import { isTransactionSignature } from '../address.js'
import { BASE64_TEXT } from '../base64-text.js'
import { signatureSchema } from '../wallet/answers.js'

const MAX_LETTERS = 96 * 1024

/** A signature in base58, as bytes. */
const base58SignatureSchema = z.pipe(
  z.string().check(z.refine(isTransactionSignature)),
  z.pipe(
    z.transform((text: string): Uint8Array => base58.decode(text)),
    signatureSchema,
  ),
)

/** The wire of a transaction in base64, as bytes. */
const wireSchema = z.pipe(
  z.string().check(z.minLength(4), z.maxLength(MAX_LETTERS), z.regex(BASE64_TEXT)),
  z.transform((text: string): Uint8Array => base64.decode(text)),
)

/** An answer that holds a signature. */
export const signatureAnswerSchema = z.object({ signature: base58SignatureSchema })

/** An answer to a transaction: all of it, or the signature alone. */
export const signedAnswerSchema = z.union([
  z.object({ transaction: wireSchema }),
  z.object({ signature: base58SignatureSchema }),
])

/** An answer to several transactions. */
export const allSignedAnswerSchema = z.object({ transactions: z.array(wireSchema) })
