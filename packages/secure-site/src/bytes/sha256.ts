import { toBase64Url } from './base64url.js'

/**
 * Returns the SHA-256 digest of a text (UTF-8) or of bytes, as base64url: for key ids, proofs, and keys of the server's store
 * that reveal no email or token.
 */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
