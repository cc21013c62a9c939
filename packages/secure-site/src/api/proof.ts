/**
 * The proof of a call: this device's key vouches for what is asked, where, when, and by whose page.
 *
 * In      the claims; the device's key pair (ECDSA P-256)
 * Out     the header's text `<claims>.<public key>.<signature>`, base64url each
 * Throws  never while reading: a text that is not such a proof reads as undefined
 * Source  design/security.md §6; the idea is that of RFC 9449
 */
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../bytes/base64url.js'
import { sha256 } from '../bytes/sha256.js'

/** The header that carries the proof. */
export const PROOF_HEADER = 'x-bowline-proof'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }
const MAX_PROOF_LENGTH = 4096

const claimsSchema = z.strictObject({
  method: z.string().check(z.maxLength(8)),
  url: z.string().check(z.maxLength(512)),
  timeMs: z.int(),
  /** Never used twice. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** SHA-256 of the body. */
  body: z.string().check(z.maxLength(64)),
  projectId: z.string().check(z.maxLength(128)),
  /** The origin of the page around the frame. */
  embedder: z.string().check(z.maxLength(512)),
  /** The session's token, once there is one. */
  token: z.optional(z.string().check(z.maxLength(64))),
})
export type ProofClaims = z.infer<typeof claimsSchema>

/** A proof whose signature is right, with the name of the key that made it. */
export type ReadProof = { readonly claims: ProofClaims; readonly keyId: string }

/** A key pair whose private part cannot be read. */
export async function createDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
}

/** The name of a device key: SHA-256 of its public part. */
export async function deviceKeyId({ publicKey }: CryptoKeyPair): Promise<string> {
  return sha256(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
}

/** Writes the proof of one call. */
export async function writeProof(claims: ProofClaims, { privateKey, publicKey }: CryptoKeyPair): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(claims))
  const key = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, text))
  return [text, key, signature].map(toBase64Url).join('.')
}

/** Reads a proof; what it claims is still to be compared with the call. */
export async function readProof(header: string): Promise<ReadProof | undefined> {
  const parts = header.split('.')
  const [text, key, signature] = parts
  if (header.length > MAX_PROOF_LENGTH || parts.length !== 3 || !text || !key || !signature) return undefined
  try {
    const bytes = fromBase64Url(text)
    const publicKey = await crypto.subtle.importKey('raw', fromBase64Url(key), ALGORITHM, false, ['verify'])
    if (!(await crypto.subtle.verify(SIGNATURE, publicKey, fromBase64Url(signature), bytes))) return undefined
    const claims = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    return claims.success ? { claims: claims.data, keyId: await sha256(fromBase64Url(key)) } : undefined
  } catch {
    return undefined
  }
}
