/**
 * The login that this device stores for one project on one site.
 *
 * In      the frame's storage, the project, the page's origin
 * Out     the login; undefined when absent or invalid
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { loginResponseSchema } from '../../api/response-schemas.js'
import { walletAddressesSchema } from '../vault/sealed-vault.js'
import type { FrameStorage } from './frame-storage.js'

const storedLoginSchema = v.object({ ...loginResponseSchema.entries, addresses: walletAddressesSchema })

/** A login with its wallet's addresses. */
export type StoredLogin = v.InferOutput<typeof storedLoginSchema>

/** Access to the stored login. */
export type LoginStore = {
  get(): Promise<StoredLogin | undefined>
  set(login: StoredLogin): Promise<void>
  remove(): Promise<void>
}

/** Creates the store for one project on one site. Other sites in the same browser have their own. */
export function createLoginStore(
  storage: FrameStorage,
  { projectId, embedder }: { projectId: string; embedder: string },
): LoginStore {
  const key = `login ${JSON.stringify([projectId, embedder])}`
  return {
    get: async () => tryParse(storedLoginSchema, await storage.get(key)),
    set: (login) => storage.set(key, login),
    remove: () => storage.remove(key),
  }
}
