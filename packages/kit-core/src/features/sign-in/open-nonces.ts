/**
 * Nonces of sign-in messages that the wallet has not signed yet, with the tokens a server issued with them. They are stored
 * because a later page may get the signature.
 *
 * Source  spec R-SIWX-30, R-SIWX-69, R-STORE-07
 */

import type { KitStorage } from '../../base/storage/kit-storage.js'
import { isRecord, isShortText } from '../../base/validation/guard.js'
import { InvalidSignatureError } from './errors.js'
import { entriesKey } from './stored-sessions.js'

type OpenNonce = { readonly nonce: string; readonly token?: string | undefined }

const NONCES_KEY = entriesKey('sign_in_nonce_tokens', (value): value is OpenNonce => {
  return isRecord(value) && isShortText(value.nonce) && (value.token === undefined || typeof value.token === 'string')
})
const NONCES_MAX = 10

/** Stores the nonce of a new message; the oldest are dropped beyond 10. */
export function issueNonce(storage: KitStorage, nonce: OpenNonce): void {
  storage.set(NONCES_KEY, [...(storage.get(NONCES_KEY) ?? []), nonce].slice(-NONCES_MAX))
}

/**
 * Removes the nonce of a signed message and returns it. Synchronous, so that no nonce can be used twice. Throws
 * InvalidSignatureError for a nonce that was not issued or was used before.
 */
export function consumeNonce(storage: KitStorage, nonce: unknown): OpenNonce {
  const known = storage.get(NONCES_KEY) ?? []
  const taken = known.find((open) => open.nonce === nonce)
  if (!taken) throw new InvalidSignatureError(new Error('The nonce is unknown or already used'))
  storage.set(
    NONCES_KEY,
    known.filter((open) => open !== taken),
  )
  return taken
}
