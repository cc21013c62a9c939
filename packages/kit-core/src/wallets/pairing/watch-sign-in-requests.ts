/**
 * The sign-ins that the wallet of a session is asked for, kept until it has answered: the page may be gone by then, and the next
 * one takes the answer. Loaded once a paired wallet is asked to sign in.
 *
 * In      topic  of the session
 * Out     note   keeps a request that is one
 *         take   takes an answer to one; one to a page that lives is left to that page, and one that does not hold is told to
 *                nobody
 *         forget forgets them with the session
 * Source  spec R-SIWX-69, R-STORE-18
 */

import { acquireLock, withPageLock } from '../../base/browser/page-lock.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { extractRequestText } from './extract-request-text.js'
import { ASKED_SIGN_INS_KEY } from './sign-in-requests-key.js'
import { signatureIn } from './sign-paired.js'
import { storeLateSignature } from './store-late-signature.js'
import {
  isSignInRequest,
  readSignInRequests,
  type StoredSignInRequest,
  storeSignInRequests,
} from './stored-sign-in-requests.js'

/** A request that a wallet has been sent. */
export type SentRequest = {
  readonly id: unknown
  readonly method: string
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly params: unknown
}

/** An answer; without a result it is a refusal. */
export type SentAnswer = { readonly id: unknown; readonly isAwaited: boolean; readonly result: unknown }

const lockOf = (id: unknown) => `${ASKED_SIGN_INS_KEY.name}/${String(id)}`

/** Begins. */
export function watchSignInRequests(kit: Kit, topic: string) {
  /** By the id of the request: this page is there for its answer. */
  const held = new Map<unknown, () => void>()
  const find = (id: unknown) => readSignInRequests(kit).find((asked) => asked.id === id && asked.topic === topic)
  const keep = (isKept: (asked: StoredSignInRequest) => boolean) =>
    storeSignInRequests(kit, readSignInRequests(kit).filter(isKept))

  const hold = (id: unknown) => {
    const letGo = acquireLock(lockOf(id))
    held.set(id, letGo)
    kit.lifetime().addEventListener('abort', letGo, { once: true })
  }

  return {
    note({ id, method, caipNetworkId, params }: SentRequest): void {
      if (!caipNetworkId) return
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const message = extractRequestText(method, params)
      const asked = { id, topic, atMs: Date.now(), namespace, message }
      if (!isSignInRequest(asked)) return
      hold(id)
      storeSignInRequests(kit, [asked, ...readSignInRequests(kit)])
    },
    async take({ id, isAwaited, result }: SentAnswer): Promise<void> {
      if (!find(id)) return
      if (isAwaited) keep((each) => each.id !== id)
      held.get(id)?.()
      held.delete(id)
      if (isAwaited) return
      await withPageLock(lockOf(id), kit.lifetime(), async () => {
        const asked = find(id)
        if (!asked) return
        keep((each) => each.id !== id)
        const signature = signatureIn(asked.namespace, result)
        if (signature === undefined) return
        await storeLateSignature(kit, asked.message, signature).catch((error: unknown) =>
          kit.log.debug('A late signature does not sign in', error),
        )
      })
    },
    forget(): void {
      keep((asked) => asked.topic !== topic)
    },
  }
}
