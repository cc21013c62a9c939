/**
 * The sign-ins that the wallet of a session is asked for, kept until it has answered: the page may be gone by then, and the next
 * one takes the answer.
 *
 * In      topic  of the session
 * Out     note   keeps a request that is one
 *         take   takes an answer to one; one to a page that lives is left to that page, and one that does not hold is told to
 *                nobody
 *         end    forgets them with the session
 * Source  spec R-SIWX-69, R-STORE-18
 */
import { parseCaipNetworkId } from '../caip/caip.js'
import type { CaipNetworkId } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { onePageAtATime } from '../platform/page-lock.js'
import { ASKED_SIGN_INS_KEY, isAskedSignIn, readAskedSignIns, storeAskedSignIns } from './asked-sign-ins.js'
import { keepSignature } from './keep-signature.js'
import { askedText, signatureIn } from './sign-paired.js'

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
export function followSignIns(kit: Kit, topic: string) {
  /** By the id of the request: this page is there for its answer. */
  const held = new Map<unknown, () => void>()
  const find = (id: unknown) => readAskedSignIns(kit).find((asked) => asked.id === id && asked.topic === topic)
  const forget = (id: unknown) =>
    storeAskedSignIns(
      kit,
      readAskedSignIns(kit).filter((asked) => asked.id !== id),
    )

  const hold = (id: unknown) => {
    const lifetime = kit.lifetime()
    const released = new Promise<void>((resolve) => {
      held.set(id, resolve)
      lifetime.addEventListener('abort', () => resolve(), { once: true })
    })
    onePageAtATime(lockOf(id), lifetime, () => released).catch(() => {})
  }

  return {
    note({ id, method, caipNetworkId, params }: SentRequest): void {
      if (!caipNetworkId || kit.store.get().signIn.status !== 'signing') return
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const message = askedText(namespace, method, params)
      const asked = { id, topic, atMs: Date.now(), namespace, message }
      if (!isAskedSignIn(asked)) return
      hold(id)
      storeAskedSignIns(kit, [asked, ...readAskedSignIns(kit)])
    },
    async take({ id, isAwaited, result }: SentAnswer): Promise<void> {
      if (!find(id)) return
      if (isAwaited) forget(id)
      held.get(id)?.()
      held.delete(id)
      if (isAwaited) return
      await onePageAtATime(lockOf(id), kit.lifetime(), async () => {
        const asked = find(id)
        if (!asked) return
        forget(id)
        const signature = signatureIn(asked.namespace, result)
        if (signature === undefined) return
        await keepSignature(kit, asked.message, signature).catch((error: unknown) =>
          kit.log.debug('A late signature does not sign in', error),
        )
      })
    },
    end(): void {
      storeAskedSignIns(
        kit,
        readAskedSignIns(kit).filter((asked) => asked.topic !== topic),
      )
    },
  }
}
