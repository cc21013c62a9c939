/** Schemas of the responses of paired wallets. */
import { base58, base64, hex } from '@scure/base'
import * as v from 'valibot'
import { isTransactionSignature } from '../chain/address.js'
import { BASE64_TEXT } from '../chain/base64-text.js'
import { signatureSchema } from '../wallet/response-schemas.js'

const MAX_TEXT_LENGTH = 96 * 1024

/** A signature as bytes, from base58 as in the protocol, or from base64 or hex as some wallets send it. */
const textSignatureSchema = v.pipe(
  v.string(),
  v.transform((text): unknown => toBytes(text)),
  signatureSchema,
)

function toBytes(text: string): Uint8Array | undefined {
  if (isTransactionSignature(text)) return base58.decode(text)
  const [, digits] = /^(?:0x)?([0-9a-f]{128})$/i.exec(text) ?? []
  if (digits !== undefined) return hex.decode(digits.toLowerCase())
  return text.length === BASE64_LENGTH && BASE64_TEXT.test(text) ? base64.decode(text) : undefined
}

/** Length of 64 bytes in base64. */
const BASE64_LENGTH = 88

/** A serialized transaction in base64, as bytes. */
const wireSchema = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(MAX_TEXT_LENGTH),
  v.regex(BASE64_TEXT),
  v.transform((text: string): Uint8Array => base64.decode(text)),
)

/** A response with a signature: of a message, or of a transaction that the wallet sent. */
export const signatureResponseSchema = v.object({ signature: textSignatureSchema })

/** A response to a request to sign one transaction: the signed transaction, or only the signature. */
export const signedResponseSchema = v.union([
  v.object({ transaction: wireSchema }),
  v.object({ signature: textSignatureSchema }),
])

/** A response to a request to sign several transactions. */
export const allSignedResponseSchema = v.object({ transactions: v.array(wireSchema) })
