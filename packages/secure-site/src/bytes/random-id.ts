import { toBase64Url } from './base64url.js'

/** 32 random bytes as text: for everything that nobody may guess. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}
