/**
 * Ends sessions: a login, and with the last one of a device also the server's part of that device's access to the wallet. The device
 * then cannot open the wallet by itself, even with a copy of what the server had, and with its next login waits like a new one. The
 * device of the calling window keeps its trust.
 *
 * Source  R-FRAME-105, R-FRAME-115; security design §6
 */
import type { LoginStore } from '../account/login-store.js'
import { DEVICE_SECTION, type WalletDevices } from '../keys/wallet-devices.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { SHARE_SECTION } from '../vault/share-store.js'

const PAGE_SIZE = 500

/** Ends sessions of an account. Each resolves to how many it ended. */
export type Sessions = {
  end(accountId: string, params: { readonly id: string; readonly windowKeyId: string }): Promise<number>
  /** Ends all but one, and makes each other device that has logged out wait again. */
  endOthers(accountId: string, params: { readonly keptId: string; readonly windowKeyId: string }): Promise<number>
  /** Ends all, and removes the access of every device, also of those that have logged out. */
  endAll(accountId: string): Promise<number>
}

/** Creates the functions that end sessions. */
export function createSessions(
  { store, shares: { vault } }: Pick<ServerDependencies, 'store' | 'shares'>,
  logins: LoginStore,
  devices: WalletDevices,
): Sessions {
  async function removeDevice(accountId: string, keyId: string): Promise<void> {
    await store.remove(`device-slot:${accountId}:${keyId}`)
    await vault.store.remove(`${SHARE_SECTION}:device:${accountId}:${keyId}`)
  }

  async function end(accountId: string, id: string, ownWindowKeyId?: string): Promise<number> {
    const ended = await logins.end(accountId, id)
    if (!ended) return 0
    const left = await logins.list(accountId)
    if (!left.some(({ keyId }) => keyId === ended.keyId)) await removeDevice(accountId, ended.keyId)
    const { windowKeyId } = ended
    if (windowKeyId !== undefined && windowKeyId !== ownWindowKeyId)
      await devices.forget({ accountId, keyId: windowKeyId })
    return 1
  }

  async function endWhere(
    accountId: string,
    isEnded: (id: string) => boolean,
    ownWindowKeyId?: string,
  ): Promise<number> {
    let count = 0
    for (;;) {
      const found = (await logins.list(accountId)).filter(({ id }) => isEnded(id))
      if (found.length === 0) return count
      for (const { id } of found) count += await end(accountId, id, ownWindowKeyId)
    }
  }

  return {
    end: (accountId, { id, windowKeyId }) => end(accountId, id, windowKeyId),
    async endOthers(accountId, { keptId, windowKeyId }) {
      const count = await endWhere(accountId, (id) => id !== keptId, windowKeyId)
      await devices.forgetOthers({ accountId, keyId: windowKeyId })
      return count
    },
    async endAll(accountId) {
      const count = await endWhere(accountId, () => true)
      for (const [of, prefix] of [
        [store, `device-slot:${accountId}:`],
        [store, `${DEVICE_SECTION}:${accountId}:`],
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
