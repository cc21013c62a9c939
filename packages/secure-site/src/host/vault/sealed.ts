/**
 * Seals bytes with AES-256-GCM and a fresh IV, bound to their context.
 *
 * In      an AES-GCM key, the bytes, and texts that identify them (additional data)
 * Out     IV and sealed bytes as base64url
 * Throws  OperationError when the key, the texts or the sealed bytes do not match
 * Source  design/security.md §6; NIST SP 800-38D
 */
import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from '../../bytes/base64url.js'

const IV_BYTES = 12

/** Sealed bytes, as they are stored and sent. */
export const sealedSchema = v.strictObject({
  iv: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/)),
  data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,512}$/)),
})
/** Parsed sealed bytes. */
export type Sealed = v.InferOutput<typeof sealedSchema>

/** Seals bytes. `about` is authenticated but not encrypted. */
export async function seal(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, about: readonly string[]): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encode(about) }, key, bytes)
  return { iv: toBase64Url(iv), data: toBase64Url(new Uint8Array(data)) }
}

/** Returns the sealed bytes. The caller overwrites them when they are secret. */
export async function unseal(
  key: CryptoKey,
  { iv, data }: Sealed,
  about: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: encode(about) }
  return new Uint8Array(await crypto.subtle.decrypt(params, key, fromBase64Url(data)))
}

// JSON keeps `["ab", "c"]` and `["a", "bc"]` distinct.
const encode = (about: readonly string[]): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(about))
