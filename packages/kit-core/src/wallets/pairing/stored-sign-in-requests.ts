/**
 * The sign-ins that paired wallets were asked for and have not answered, as pages find them after the one that asked.
 *
 * Out     an entry that does not fit, or is too old, is left out
 * Source  spec R-SIWX-69, R-STORE-13, R-STORE-14, R-STORE-18
 */
import { isNamespace, type Namespace } from '../../base/caip/namespace.js'
import { isRecord, isShortText } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { ASKED_SIGN_INS_KEY } from './sign-in-requests-key.js'

/** A wallet that takes longer is answered by nobody: the relay keeps a request no longer. */
const LIFETIME_MS = 300_000

const ASKED_MAX = 5
const TEXT_MAX = 4_096

/** A sign-in that a wallet was asked for. */
export type StoredSignInRequest = {
  /** Of the request, as the client counts them. */
  readonly id: number
  /** Of the session. */
  readonly topic: string
  readonly atMs: number
  readonly namespace: Namespace
  /** The text to be signed: who signs in, where, for which site, until when. */
  readonly message: string
}

/** Whether something is one that may still be answered. */
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
    message.length <= TEXT_MAX &&
    message.includes(' wants you to sign in with your ')
  )
}

/** What is kept, the newest first. */
export function readSignInRequests({ storage }: Kit): readonly StoredSignInRequest[] {
  return (storage.get(ASKED_SIGN_INS_KEY) ?? []).filter(isSignInRequest)
}

/** Keeps them. */
export function storeSignInRequests({ storage }: Kit, asked: readonly StoredSignInRequest[]): void {
  if (asked.length > 0) storage.set(ASKED_SIGN_INS_KEY, asked.slice(0, ASKED_MAX))
  else storage.remove(ASKED_SIGN_INS_KEY)
}
