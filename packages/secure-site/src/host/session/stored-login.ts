/**
 * The login that this device keeps for one project on one site.
 *
 * In      the storage, the project, the page's origin
 * Out     the login; undefined when there is none or what is stored is none
 */
import * as z from 'zod/mini'
import { loginAnswerSchema } from '../../api/response-schemas.js'
import { walletAddressesSchema } from '../vault/sealed-vault.js'
import type { FrameStorage } from './frame-storage.js'

const storedLoginSchema = z.object({ ...loginAnswerSchema.shape, addresses: walletAddressesSchema })

/** A login with the addresses that its wallet was opened with. */
export type StoredLogin = z.infer<typeof storedLoginSchema>

/** Where that login is kept. */
export type LoginStore = {
  get(): Promise<StoredLogin | undefined>
  set(login: StoredLogin): Promise<void>
  remove(): Promise<void>
}

/** A shelf for one project on one site: other sites in the same browser have their own. */
export function createLoginStore(
  storage: FrameStorage,
  { projectId, embedder }: { projectId: string; embedder: string },
): LoginStore {
  const key = `login ${JSON.stringify([projectId, embedder])}`
  return {
    get: async () => storedLoginSchema.safeParse(await storage.get(key)).data,
    set: (login) => storage.set(key, login),
    remove: () => storage.remove(key),
  }
}
