/** Shapes of what wallets may answer. Nothing they say is used before it fits one of these. */
import { WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { bytesOf, toBase64, toHex } from '../chain/encode.js'

/** Parses what came from outside; undefined when it does not fit or cannot be read. */
export function parseAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T | undefined {
  try {
    return z.safeParse(schema, answer).data
  } catch {
    // A getter of the answer threw.
    return undefined
  }
}

/** An address, as far as its letters go. */
export const addressSchema = z.string().check(z.regex(/^[a-zA-Z0-9]{14,100}$/))

/** Checks that a text can stand in a path as an address. */
export function assertAddress(address: string): void {
  if (parseAnswer(addressSchema, address) === undefined) throw new WalletRequestError('The address cannot be read')
}

/** Bytes of this page or of another window's kind. */
export const bytesSchema = z.pipe(
  z.custom<ArrayLike<number>>(
    (value) => ArrayBuffer.isView(value) && 'length' in value && value.byteLength < 4_000_000,
  ),
  z.transform((bytes): Uint8Array => Uint8Array.from(bytes)),
)

/** Bytes as text: hex or base64. */
const textBytesSchema = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(4_000_000)),
  z.transform((text, context) => {
    const bytes = bytesOf(text)
    if (bytes !== undefined) return bytes
    context.issues.push({ code: 'custom', input: text })
    return z.NEVER
  }),
)

/** Anything that holds bytes, as base64. */
export const base64Schema = z.pipe(z.union([textBytesSchema, bytesSchema]), z.transform(toBase64))

/** A public key, as hex. */
export const publicKeySchema = z.pipe(
  z.union([z.pipe(bytesSchema, z.transform(toHex)), z.string()]),
  z.string().check(z.regex(/^([0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{130})$/i)),
)

/** The id of a transaction. */
export const txidSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/i))

/** An object with the id of a transaction, by whichever name. */
export const sentSchema = z.pipe(
  z.union([
    z.pipe(
      z.object({ txid: txidSchema }),
      z.transform(({ txid }) => txid),
    ),
    z.pipe(
      z.object({ txId: txidSchema }),
      z.transform(({ txId }) => txId),
    ),
    txidSchema,
  ]),
  z.transform((txid) => txid.toLowerCase()),
)

/** Text of BIP-322 that says of which form it is, which is no base64 as a whole. */
const markedSchema = z.string().check(
  z.regex(/^(smp|ful|pof)/),
  z.maxLength(4_000_000),
  z.refine((text) => bytesOf(text.slice(3)) !== undefined),
)

/** A signature, as base64, with the mark of its form where the wallet wrote one. */
const bareSignatureSchema = z.union([base64Schema, markedSchema])
export const signatureSchema = z.pipe(
  z.union([
    z.pipe(
      z.object({ signature: bareSignatureSchema }),
      z.transform(({ signature }) => signature),
    ),
    bareSignatureSchema,
  ]),
  z.string().check(z.minLength(4)),
)

/** A list, of which each entry is read by itself. */
export const listSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((list) => list.slice(0, 200)),
)
