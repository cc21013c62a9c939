import { toBase64Url } from './base64url.js'

/** Returns 32 random bytes as base64url, for ids, tokens and challenges of frame and server that must be unguessable. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}
