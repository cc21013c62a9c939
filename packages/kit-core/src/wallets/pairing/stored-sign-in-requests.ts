/**
 * Storage of open sign-in requests to paired wallets, for pages after the one that sent them.
 *
 * Out     invalid and expired entries are skipped
 * Source  spec R-SIWX-69, R-STORE-13, R-STORE-14, R-STORE-18
 */
import { isNamespace } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isRecord, isShortText } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { SIGN_IN_REQUESTS_KEY } from './sign-in-requests-key.js'

/** Maximum age of a request in ms. The relay keeps no request longer. */
const LIFETIME_MS = 300_000

const MAX_REQUESTS = 5
const MAX_TEXT_LENGTH = 4_096

/** A sign-in request that was sent to a wallet. */
export type StoredSignInRequest = {
  /** Id of the request in the client. */
  readonly id: number
  /** Topic of the session. */
  readonly topic: string
  readonly atMs: number
  readonly namespace: Namespace
  /** The text to sign: account, network, site, expiry. */
  readonly message: string
}

/** Whether a value is a sign-in request that may still get a response. */
export function isSignInRequest(value: unknown): value is StoredSignInRequest {
  if (!isRecord(value)) return false
  const { id, topic, atMs, namespace, message } = value
  return (
    typeof id === 'number' &&
    isShortText(topic) &&
    typeof atMs === 'number' &&
    Math.abs(Date.now() - atMs) < LIFETIME_MS &&
    typeof namespace === 'string' &&
    isNamespace(namespace) &&
    typeof message === 'string' &&
    message.length <= MAX_TEXT_LENGTH &&
    message.includes(' wants you to sign in with your ')
  )
}

/** Returns the open sign-in requests, newest first. */
export function getStoredSignInRequests({ storage }: Kit): readonly StoredSignInRequest[] {
  return (storage.get(SIGN_IN_REQUESTS_KEY) ?? []).filter(isSignInRequest)
}

/** Stores the open sign-in requests. */
export function storeSignInRequests({ storage }: Kit, requests: readonly StoredSignInRequest[]): void {
  if (requests.length > 0) storage.set(SIGN_IN_REQUESTS_KEY, requests.slice(0, MAX_REQUESTS))
  else storage.remove(SIGN_IN_REQUESTS_KEY)
}
