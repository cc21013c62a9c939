/**
 * Devices that may open a wallet by the escrow: browsers, by the key of their windows of this site. A device that is new to a wallet
 * waits first, and the wallet's owner gets a notice with a link that refuses it.
 *
 * In      a login that proved an identity of the account; a login that got its session, which trusts its device
 * Out     when the device opens the wallet. A refusal holds for 30 days, a wait that is not used for 30 days begins again
 * Throws  ResponseError 502 when the notice cannot be sent: then nothing waits
 * Source  R-FRAME-115; security design §6
 */
import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { Account } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { FrameStoreOperations } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'

/** Section of the store: keys are account and window key. */
export const DEVICE_SECTION = 'wallet-device'

const KEPT_MS = 30 * 24 * 60 * 60_000
const SHOWN_DEVICES = 20
/** Devices of one account that are read at once. */
const MAX_DEVICES = 500

const deviceSchema = z.object({
  /** Origin of the page of its first login. */
  site: z.string(),
  requestedAtMs: z.int(),
  /** When its wait ends; the time of its first login when it had none. */
  opensAtMs: z.int(),
  isRefused: z.optional(z.literal(true)),
})
/** A device of a wallet. */
export type WalletDevice = z.infer<typeof deviceSchema>

/** A device by its account and the key of its windows. */
export type WalletDeviceId = { readonly accountId: string; readonly keyId: string }

const linkSchema = z.object({ accountId: opaqueIdSchema, keyId: opaqueIdSchema })

/** Stores the devices of all wallets. */
export type WalletDevices = {
  find(id: WalletDeviceId): Promise<WalletDevice | undefined>
  /** Returns the calling window's device. Begins its wait, with the notice, when the account does not know it. */
  begin(call: Call, account: Account): Promise<WalletDevice>
  /** Records that a login of the device got its session, so that it does not wait again. */
  trust(id: WalletDeviceId, site: string): Promise<void>
  /** Returns the devices that wait, by the key of their windows; at most 20. */
  listWaiting(accountId: string): Promise<readonly (WalletDevice & { readonly id: string })[]>
  /** Makes the device wait again at its next login. */
  forget(id: WalletDeviceId): Promise<void>
  /** Forgets each device of the account that may open the wallet, apart from `keyId`. */
  forgetOthers(id: WalletDeviceId): Promise<void>
  /** Refuses a device that waits. Resolves to false when it does not. */
  refuse(id: WalletDeviceId): Promise<boolean>
  /** Returns the waiting device of a notice's link. */
  findByLink(link: string): Promise<(WalletDevice & { readonly of: WalletDeviceId }) | undefined>
}

type DeviceParts = Pick<ServerDependencies, 'store' | 'now' | 'origin' | 'escrowDelayMs' | 'sendMail'>

/** Creates the list of devices in the server's store. */
export function createWalletDevices({ store, now, origin, escrowDelayMs, sendMail }: DeviceParts): WalletDevices {
  const devicesOf = (inner: FrameStoreOperations) => createTypedStore(inner, DEVICE_SECTION, deviceSchema)
  const devices = devicesOf(store)
  const links = createTypedStore(store, 'refuse-link', linkSchema)
  const toKey = ({ accountId, keyId }: WalletDeviceId) => `${accountId}:${keyId}`
  const isWaiting = ({ isRefused, opensAtMs }: WalletDevice): boolean => isRefused !== true && now() < opensAtMs

  const find = (id: WalletDeviceId) => devices.get(toKey(id))

  async function list(accountId: string): Promise<(WalletDevice & { readonly id: string })[]> {
    const prefix = `${DEVICE_SECTION}:${accountId}:`
    const keys = await store.list({ prefix, limit: MAX_DEVICES })
    const found = await Promise.all(
      keys.map(async (key) => {
        const id = key.slice(prefix.length)
        const device = await find({ accountId, keyId: id })
        return device && { ...device, id }
      }),
    )
    return found.filter((device) => device !== undefined)
  }

  async function notify(id: WalletDeviceId, { email }: Account, device: WalletDevice): Promise<void> {
    if (email === null) return
    const { site, requestedAtMs, opensAtMs } = device
    const link = randomId()
    await links.set(await sha256(link), { ...id }, opensAtMs)
    const refuseLink = `${origin}/refuse?link=${link}`
    try {
      await sendMail({ to: email, site, requestedAtMs, purpose: 'new-device', opensAtMs, refuseLink })
    } catch (cause) {
      await devices.remove(toKey(id))
      throw new ResponseError(502, { message: 'Couldn’t send the email' }, { cause })
    }
  }

  return {
    find,
    async begin({ keyId, embedder }, account) {
      const id = { accountId: account.id, keyId }
      const requestedAtMs = now()
      const device = { site: embedder, requestedAtMs, opensAtMs: requestedAtMs + escrowDelayMs }
      // Of two concurrent logins of the device only one begins the wait and sends the notice.
      const isNew = await devices.add(toKey(id), device, device.opensAtMs + KEPT_MS)
      if (!isNew) return (await find(id)) ?? device
      if (isWaiting(device)) await notify(id, account, device)
      return device
    },
    async trust(id, site) {
      await store.transaction(async (inner) => {
        const { requestedAtMs = now(), ...known } = (await devicesOf(inner).get(toKey(id))) ?? { site }
        await devicesOf(inner).set(toKey(id), { site: known.site, requestedAtMs, opensAtMs: requestedAtMs })
      })
    },
    forget: (id) => devices.remove(toKey(id)),
    async forgetOthers({ accountId, keyId }) {
      for (const { id, ...device } of await list(accountId)) {
        const isTrusted = !isWaiting(device) && device.isRefused !== true
        if (isTrusted && id !== keyId) await devices.remove(toKey({ accountId, keyId: id }))
      }
    },
    async listWaiting(accountId) {
      const waiting = (await list(accountId)).filter((device) => isWaiting(device))
      return waiting.sort((one, other) => other.requestedAtMs - one.requestedAtMs).slice(0, SHOWN_DEVICES)
    },
    refuse: (id) =>
      store.transaction(async (inner) => {
        const device = await devicesOf(inner).get(toKey(id))
        if (device === undefined || !isWaiting(device)) return false
        await devicesOf(inner).set(toKey(id), { ...device, isRefused: true }, now() + KEPT_MS)
        return true
      }),
    async findByLink(link) {
      const of = await links.get(await sha256(link))
      const device = of && (await find(of))
      return of && device && isWaiting(device) ? { ...device, of } : undefined
    },
  }
}
