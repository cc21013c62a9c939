/**
 * Proof of an API call, created by the frame and verified by its server: the device key signs what is called, where, when, and
 * for which page.
 *
 * In      the claims; the device's key pair (ECDSA P-256)
 * Out     the header value `<claims>.<public key>.<signature>`, base64url each
 * Throws  never while reading: `verifyProof` returns undefined for a header that is not a valid proof
 * Source  design/security.md §6; modeled on RFC 9449 (DPoP)
 */
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../bytes/base64url.js'
import { sha256 } from '../bytes/sha256.js'

/** Name of the request header that carries the proof. */
export const PROOF_HEADER = 'x-bowline-proof'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }
const MAX_PROOF_LENGTH = 4096

const claimsSchema = z.strictObject({
  method: z.string().check(z.maxLength(8)),
  url: z.string().check(z.maxLength(512)),
  timeMs: z.int(),
  /** Random; the server accepts each id once. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** SHA-256 of the body, base64url. */
  body: z.string().check(z.maxLength(64)),
  projectId: z.string().check(z.maxLength(128)),
  /** Origin of the page that embeds the frame. */
  embedder: z.string().check(z.maxLength(512)),
  /** The session token; undefined before login. */
  token: z.optional(z.string().check(z.maxLength(64))),
})
/** What a proof states about its call. */
export type ProofClaims = z.infer<typeof claimsSchema>

/** A proof with a valid signature. `keyId` identifies the key that signed it. */
export type VerifiedProof = { readonly claims: ProofClaims; readonly keyId: string }

/** Creates a device key pair whose private key cannot be exported. */
export async function createDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
}

/** Id of a device key: SHA-256 of its public key, base64url. */
export async function getDeviceKeyId({ publicKey }: CryptoKeyPair): Promise<string> {
  return sha256(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
}

/** Signs the claims of one call and returns the header value. */
export async function signProof(claims: ProofClaims, { privateKey, publicKey }: CryptoKeyPair): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(claims))
  const key = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, text))
  return [text, key, signature].map(toBase64Url).join('.')
}

/** Verifies the signature of a proof; undefined if it is invalid. The caller must still compare the claims with the call. */
export async function verifyProof(header: string): Promise<VerifiedProof | undefined> {
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
