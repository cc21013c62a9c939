/**
 * Login windows whose frame has its session. For ten minutes such a window may change how its account's wallet is opened.
 *
 * In      a ticket that its frame has collected; the calling window; the vault key, which the frame sealed for the window
 * Out     the id of the account, for that window alone
 * Source  R-FRAME-110
 */

import * as z from 'zod/mini'
import { sha256 } from '../../bytes/sha256.js'
import type { Sealed } from '../../host/vault/sealed.js'
import type { Call } from '../http/call.js'
import { opaqueIdSchema, sealedSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

const LIFE_MS = 10 * 60_000

const windowSchema = z.object({
  accountId: opaqueIdSchema,
  windowKeyId: opaqueIdSchema,
  expiresAtMs: z.int(),
  handover: z.optional(sealedSchema),
})

/** A window's rights. */
export type KeyWindow = z.infer<typeof windowSchema>

/** Stores the windows that may change how their wallet is opened. */
export type KeyWindows = {
  begin(params: { ticket: string; accountId: string; windowKeyId: string }): Promise<void>
  /** Returns the rights of the calling window. */
  find(call: Call, ticket: string): Promise<KeyWindow | undefined>
  /** Stores what the frame of an account hands over to its window. Ignored for any other account. */
  setHandover(params: { ticket: string; accountId: string; handover: Sealed }): Promise<void>
}

/** Creates the list of windows in the server's store. */
export function createKeyWindows({ store, now }: Pick<ServerDependencies, 'store' | 'now'>): KeyWindows {
  const windows = createTypedStore(store, 'key-window', windowSchema)
  return {
    async begin({ ticket, accountId, windowKeyId }) {
      const expiresAtMs = now() + LIFE_MS
      await windows.set(await sha256(ticket), { accountId, windowKeyId, expiresAtMs }, expiresAtMs)
    },
    async find({ keyId }, ticket) {
      const found = await windows.get(await sha256(ticket))
      return found?.windowKeyId === keyId ? found : undefined
    },
    async setHandover({ ticket, accountId, handover }) {
      const key = await sha256(ticket)
      const found = await windows.get(key)
      if (found?.accountId === accountId) await windows.set(key, { ...found, handover }, found.expiresAtMs)
    },
  }
}
