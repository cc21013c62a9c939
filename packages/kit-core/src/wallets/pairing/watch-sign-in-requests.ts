/**
 * Stores the sign-in requests to a session's wallet until it responds: the page may be closed by then, and the next
 * page handles the response. Loaded on the first request or response during a sign-in.
 *
 * In      topic  of the session
 * Out     note   stores a sign-in request; ignores other requests
 *         take   handles a response: one that an open page awaits is left to that page, and an invalid signature is
 *                dropped silently
 *         forget removes the requests with the session
 * Source  spec R-SIWX-69, R-STORE-18
 */

import { onAbort } from '../../base/async/per-owner.js'
import { acquireLock, withPageLock } from '../../base/browser/page-lock.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { extractRequestText } from './extract-signed-text.js'
import { SIGN_IN_REQUESTS_KEY } from './sign-in-requests-key.js'
import { parseSignature } from './sign-paired.js'
import {
  getStoredSignInRequests,
  isSignInRequest,
  type StoredSignInRequest,
  storeSignInRequests,
} from './stored-sign-in-requests.js'

/** A request that was sent to a wallet. */
export type SentRequest = {
  readonly id: unknown
  readonly method: string
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly params: unknown
}

/** A response; without a result it is a rejection. */
export type SentResponse = { readonly id: unknown; readonly isAwaited: boolean; readonly result: unknown }

const lockOf = (id: unknown) => `${SIGN_IN_REQUESTS_KEY.name}/${String(id)}`

/** Starts storing the sign-in requests of a session. */
export function watchSignInRequests(kit: Kit, topic: string) {
  /** By request id: this page is open for the response. */
  const held = new Map<unknown, () => void>()
  const find = (id: unknown) =>
    getStoredSignInRequests(kit).find((stored) => stored.id === id && stored.topic === topic)
  const filterStored = (isKept: (stored: StoredSignInRequest) => boolean) =>
    storeSignInRequests(kit, getStoredSignInRequests(kit).filter(isKept))

  const holdLock = (id: unknown) => {
    const release = acquireLock(lockOf(id))
    const removeListener = onAbort(kit.lifetime(), release)
    held.set(id, () => {
      removeListener()
      release()
    })
  }

  return {
    note({ id, method, caipNetworkId, params }: SentRequest): void {
      if (!caipNetworkId) return
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const message = extractRequestText(method, params)
      const stored = { id, topic, atMs: Date.now(), namespace, message }
      if (!isSignInRequest(stored)) return
      holdLock(id)
      storeSignInRequests(kit, [stored, ...getStoredSignInRequests(kit)])
    },
    async take({ id, isAwaited, result }: SentResponse): Promise<void> {
      if (!find(id)) return
      if (isAwaited) filterStored((each) => each.id !== id)
      held.get(id)?.()
      held.delete(id)
      if (isAwaited) return
      await withPageLock(lockOf(id), kit.lifetime(), async () => {
        const stored = find(id)
        if (!stored) return
        filterStored((each) => each.id !== id)
        const signature = parseSignature(stored.namespace, result)
        if (signature === undefined) return
        try {
          const { storeLateSignature } = await (await kit.code()).lateSignIn()
          await storeLateSignature(kit, stored.message, signature)
        } catch (error) {
          kit.log.debug('A late signature could not complete the sign-in', error)
        }
      })
    },
    forget(): void {
      filterStored((stored) => stored.topic !== topic)
    },
  }
}
