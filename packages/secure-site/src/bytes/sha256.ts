import { toBase64Url } from './base64url.js'

/** SHA-256 of a text or of bytes, as base64url. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
