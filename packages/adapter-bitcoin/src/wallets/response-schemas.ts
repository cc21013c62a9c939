/** Schemas of the responses of wallets. No part of a response is used before it matches one. */
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as z from 'zod/mini'
import { decodeBytes, toBase64, toHex } from '../chain/encode.js'

/** Parses an outside value; undefined when it does not match or a getter throws. */
export function parseValue<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  try {
    return z.safeParse(schema, value).data
  } catch {
    // A getter of the value threw.
    return undefined
  }
}

/** An address: checks characters and length only. */
export const addressSchema = z.string().check(z.regex(/^[a-zA-Z0-9]{14,100}$/))

/** Throws unless a text is safe to use as an address in a URL path. */
export function assertAddress(address: string): void {
  if (parseValue(addressSchema, address) === undefined) throw new WalletRequestError('The address cannot be read')
}

/** Bytes, from this page or from another window. */
export const bytesSchema = z.pipe(
  z.custom<ArrayLike<number>>(
    (value) => ArrayBuffer.isView(value) && 'length' in value && value.byteLength < 4_000_000,
  ),
  z.transform((bytes): Uint8Array => Uint8Array.from(bytes)),
)

/** Bytes as hex or base64 text. */
const textBytesSchema = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(4_000_000)),
  z.transform((text, context) => {
    const bytes = decodeBytes(text)
    if (bytes !== undefined) return bytes
    context.issues.push({ code: 'custom', input: text })
    return z.NEVER
  }),
)

/** Bytes in any accepted form, as base64. */
export const base64Schema = z.pipe(z.union([textBytesSchema, bytesSchema]), z.transform(toBase64))

/** A public key, as hex. */
export const publicKeySchema = z.pipe(
  z.union([z.pipe(bytesSchema, z.transform(toHex)), z.string()]),
  z.string().check(z.regex(/^([0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{130})$/i)),
)

/** A transaction id. */
export const txidSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/i))

/** A transaction id, as text or in `txid` or `txId`. */
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

/** A BIP-322 signature with a prefix for its form, so it is not base64 as a whole. */
const markedSchema = z.string().check(
  z.regex(/^(smp|ful|pof)/),
  z.maxLength(4_000_000),
  z.refine((text) => decodeBytes(text.slice(3)) !== undefined),
)

/** A signature in base64, with the prefix of its form if the wallet added one. */
const bareSignatureSchema = z.union([base64Schema, markedSchema])
/** A signature, as text or in `signature`. */
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

/** A list of unknown entries, cut to 200. Each entry is parsed separately. */
export const listSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((list) => list.slice(0, 200)),
)
