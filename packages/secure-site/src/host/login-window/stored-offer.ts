/**
 * Stores the login of a redirect, so that it survives a reload of the tab and the visit to a login provider. One per tab.
 *
 * In      the tab's session storage, which has a random name; this origin's storage, which has the login under that name
 * Out     the login; undefined after half an hour, and once it is removed
 * Source  R-FRAME-117
 */
import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { randomId } from '../../bytes/random-id.js'
import type { FrameStorage } from '../session/frame-storage.js'
import { type LoginOffer, loginOfferSchema } from './login-offer.js'

const NAME = 'redirect-login'
const LIFE_MS = 30 * 60_000

const keptSchema = v.object({ offer: loginOfferSchema, keptAtMs: v.pipe(v.number(), v.safeInteger()) })

/** The login of one tab. */
export type StoredOffer = {
  set(offer: LoginOffer): Promise<void>
  get(): Promise<LoginOffer | undefined>
  remove(): Promise<void>
}

/** Creates the store of one tab's login. `now`: epoch milliseconds. */
export function createStoredOffer(
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  storage: FrameStorage,
  now: () => number,
): StoredOffer {
  const keyOf = (id: string) => `${NAME} ${id}`
  return {
    async set(offer) {
      const id = randomId()
      await storage.set(keyOf(id), { offer, keptAtMs: now() })
      session.setItem(NAME, id)
    },
    async get() {
      const id = session.getItem(NAME)
      const kept = id === null ? undefined : tryParse(keptSchema, await storage.get(keyOf(id)))
      return kept && now() - kept.keptAtMs <= LIFE_MS ? kept.offer : undefined
    },
    async remove() {
      const id = session.getItem(NAME)
      session.removeItem(NAME)
      if (id !== null) await storage.remove(keyOf(id))
    },
  }
}
