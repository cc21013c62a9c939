/** Schemas for responses of wallets and nodes. No part of a response is used before it matches a schema. */

import { WalletRequestError } from '@bowline/kit-core/errors'
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { decodeBytes, toBase64, toHex } from './encode.js'

/** Parses an outside value; undefined when it does not match or a getter throws. */
export function parseValue<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  try {
    return tryParse(schema, value)
  } catch {
    // A getter of the value threw.
    return undefined
  }
}

/** An address: checks characters and length only. */
export const addressSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{14,100}$/))

/** Throws WalletRequestError unless a text is safe to use as an address in a URL path. */
export function assertAddress(address: string): void {
  if (parseValue(addressSchema, address) === undefined) throw new WalletRequestError('Invalid address')
}

/** A typed array, also one that another window created; under 4 MB. Its elements become the bytes of a `Uint8Array`. */
export const bytesSchema = v.pipe(
  v.custom<ArrayLike<number>>(
    (value) => ArrayBuffer.isView(value) && 'length' in value && value.byteLength < 4_000_000,
  ),
  v.transform((bytes): Uint8Array => Uint8Array.from(bytes)),
)

/** Bytes as hex or base64 text. */
const textBytesSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(4_000_000),
  v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }): Uint8Array => {
    const bytes = decodeBytes(text)
    if (bytes !== undefined) return bytes
    addIssue()
    return NEVER
  }),
)

/** Bytes in any accepted form, as base64. */
export const base64Schema = v.pipe(v.union([textBytesSchema, bytesSchema]), v.transform(toBase64))

/** A public key, as hex. */
export const publicKeySchema = v.pipe(
  v.union([v.pipe(bytesSchema, v.transform(toHex)), v.string()]),
  v.string(),
  v.regex(/^([0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{130})$/i),
)

/** A transaction id. */
export const txidSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i))

/** The id of a sent transaction in lower case, from text or from `txid` or `txId`. */
export const sentSchema = v.pipe(
  v.union([
    v.pipe(
      v.object({ txid: txidSchema }),
      v.transform(({ txid }) => txid),
    ),
    v.pipe(
      v.object({ txId: txidSchema }),
      v.transform(({ txId }) => txId),
    ),
    txidSchema,
  ]),
  v.transform((txid) => txid.toLowerCase()),
)

/** A BIP-322 signature with a prefix for its form, so it is not base64 as a whole. */
const markedSchema = v.pipe(
  v.string(),
  v.regex(/^(smp|ful|pof)/),
  v.maxLength(4_000_000),
  v.check((text) => decodeBytes(text.slice(3)) !== undefined),
)

/** A signature in base64, with the prefix of its form if the wallet added one. */
const bareSignatureSchema = v.union([base64Schema, markedSchema])
/** A signature, as text or in `signature`. */
export const signatureSchema = v.pipe(
  v.union([
    v.pipe(
      v.object({ signature: bareSignatureSchema }),
      v.transform(({ signature }) => signature),
    ),
    bareSignatureSchema,
  ]),
  v.string(),
  v.minLength(4),
)

/** A list of unknown entries, cut to 200. Each entry is parsed separately. */
export const listSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.slice(0, 200)),
)
