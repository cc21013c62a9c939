/**
 * Nonces that nobody has answered, with the tokens that they came with. They are stored: the answer may come to a later page.
 *
 * Throws  InvalidSignatureError  the nonce was not given out, or was used before
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

/** Notes one that is given out. */
export function issueNonce(storage: KitStorage, nonce: OpenNonce): void {
  storage.set(NONCES_KEY, [...(storage.get(NONCES_KEY) ?? []), nonce].slice(-NONCES_MAX))
}

/** Taken before anything is awaited, so that it cannot be used a second time meanwhile. */
export function consumeNonce(storage: KitStorage, nonce: unknown): OpenNonce {
  const known = storage.get(NONCES_KEY) ?? []
  const taken = known.find((open) => open.nonce === nonce)
  if (!taken) throw new InvalidSignatureError(new Error('The nonce is not open'))
  storage.set(
    NONCES_KEY,
    known.filter((open) => open !== taken),
  )
  return taken
}
