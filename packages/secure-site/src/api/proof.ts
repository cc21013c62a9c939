/**
 * Proof of an API call, created by the frame and verified by its server: the device key signs what is called, where, when, and
 * for which page.
 *
 * In      the claims; the device's key pair (ECDSA P-256)
 * Out     the header value `<claims>.<public key>.<signature>`, base64url each
 * Throws  never while reading: `verifyProof` returns undefined for a header that is not a valid proof
 * Source  design/security.md §6; modeled on RFC 9449 (DPoP)
 */
import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from '../bytes/base64url.js'
import { sha256 } from '../bytes/sha256.js'

/** Name of the request header that carries the proof. */
export const PROOF_HEADER = 'x-bowline-proof'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }
const MAX_PROOF_LENGTH = 4096

const claimsSchema = v.strictObject({
  method: v.pipe(v.string(), v.maxLength(8)),
  url: v.pipe(v.string(), v.maxLength(512)),
  timeMs: v.pipe(v.number(), v.safeInteger()),
  /** Random; the server accepts each id once. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** SHA-256 of the body, base64url. */
  body: v.pipe(v.string(), v.maxLength(64)),
  projectId: v.pipe(v.string(), v.maxLength(128)),
  /** Origin of the page that embeds the frame. */
  embedder: v.pipe(v.string(), v.maxLength(512)),
  /** The session token; undefined before login. */
  token: v.optional(v.pipe(v.string(), v.maxLength(64))),
})
/** What a proof states about its call. */
export type ProofClaims = v.InferOutput<typeof claimsSchema>

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
    const claims = v.safeParse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes)))
    return claims.success ? { claims: claims.output, keyId: await sha256(fromBase64Url(key)) } : undefined
  } catch {
    return undefined
  }
}
