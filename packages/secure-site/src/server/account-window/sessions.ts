/**
 * Ends sessions: a login, and with the last one of a device also the server's part of that device's access to the wallet. The device
 * then cannot open the wallet by itself, even with a copy of what the server had.
 *
 * Source  R-FRAME-105; security design §6
 */
import type { LoginStore } from '../account/login-store.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { SHARE_SECTION } from '../vault/share-store.js'

const PAGE_SIZE = 500

/** Ends sessions of an account. Each resolves to how many it ended. */
export type Sessions = {
  end(accountId: string, id: string): Promise<number>
  /** Ends all but one. */
  endOthers(accountId: string, keptId: string): Promise<number>
  /** Ends all, and removes the access of every device, also of those that have logged out. */
  endAll(accountId: string): Promise<number>
}

/** Creates it on top of the logins. */
export function createSessions(
  { store, shares: { vault } }: Pick<ServerDependencies, 'store' | 'shares'>,
  logins: LoginStore,
): Sessions {
  async function removeDevice(accountId: string, keyId: string): Promise<void> {
    await store.remove(`device-slot:${accountId}:${keyId}`)
    await vault.store.remove(`${SHARE_SECTION}:device:${accountId}:${keyId}`)
  }

  async function end(accountId: string, id: string): Promise<number> {
    const ended = await logins.end(accountId, id)
    if (!ended) return 0
    const left = await logins.list(accountId)
    if (!left.some(({ keyId }) => keyId === ended.keyId)) await removeDevice(accountId, ended.keyId)
    return 1
  }

  async function endWhere(accountId: string, isEnded: (id: string) => boolean): Promise<number> {
    let count = 0
    for (;;) {
      const found = (await logins.list(accountId)).filter(({ id }) => isEnded(id))
      if (found.length === 0) return count
      for (const { id } of found) count += await end(accountId, id)
    }
  }

  return {
    end,
    endOthers: (accountId, keptId) => endWhere(accountId, (id) => id !== keptId),
    async endAll(accountId) {
      const count = await endWhere(accountId, () => true)
      for (const [of, prefix] of [
        [store, `device-slot:${accountId}:`],
        [vault.store, `${SHARE_SECTION}:device:${accountId}:`],
      ] as const) {
        for (;;) {
          const keys = await of.list({ prefix, limit: PAGE_SIZE })
          for (const key of keys) await of.remove(key)
          if (keys.length < PAGE_SIZE) break
        }
      }
      return count
    },
  }
}
