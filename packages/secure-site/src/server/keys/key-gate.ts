/**
 * Decides whether a login waits until its window has opened the wallet: when its frame has no slot that opens it, and the escrow is off,
 * or closed to the window's device. The escrow is closed to a device that is new to the wallet, until it has waited, and for a time after
 * a change of the email. Farcaster does not begin a wait: nothing ties an approval in its app to the browser that shows the code, so a
 * page may have shown a thief's, and no notice would reach the owner.
 *
 * In      the identity that the user proved; the frame's device key and the window's; whether a passkey proved the identity too
 * Out     whether the login is held. A new device begins its wait
 * Throws  ResponseError 403 for an escrow that is off or closed; 502 when the notice of a new device cannot be sent
 * Source  R-FRAME-114, R-FRAME-115
 */
import type { WalletWait } from '../../api/key-schemas.js'
import type { Account, AccountStore, ProvenIdentity } from '../account/account-store.js'
import { sessionExpired } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { refuseEarly, refuseWithoutEscrow } from '../vault/escrow.js'
import type { VaultStore } from '../vault/vault-store.js'
import type { PasskeyStore } from './passkey-store.js'
import type { WalletDevices } from './wallet-devices.js'

/** The gate. */
export type KeyGate = {
  /** Decides for the login of the calling window. */
  isHeld(
    call: Call,
    params: { readonly proven: ProvenIdentity; readonly frameKeyId: string; readonly skipsDelay: boolean },
  ): Promise<boolean>
  /** Returns why the escrow is closed to the calling window's device. Null for one that does not wait. */
  getWait(call: Pick<Call, 'keyId'>, account: Account, proven?: ProvenIdentity): Promise<WalletWait | null>
  /** Throws unless the escrow opens the wallet for the calling window's login. */
  assertOpen(call: Call, params: { readonly proven: ProvenIdentity; readonly skipsDelay: boolean }): Promise<void>
}

type GateParts = {
  readonly parts: Pick<ServerDependencies, 'now' | 'escrowDelayMs'>
  readonly accounts: AccountStore
  readonly vaults: VaultStore
  readonly passkeys: PasskeyStore
  readonly devices: WalletDevices
}

/** Creates the gate. */
export function createKeyGate({ parts, accounts, vaults, passkeys, devices }: GateParts): KeyGate {
  const { now, escrowDelayMs } = parts
  const isUntied = (proven?: ProvenIdentity) => proven?.provider === 'farcaster' && escrowDelayMs > 0
  const findDevice = ({ keyId }: Pick<Call, 'keyId'>, { id }: Account) => devices.find({ accountId: id, keyId })

  const getWait: KeyGate['getWait'] = async (call, account, proven) => {
    const device = await findDevice(call, account)
    const { opensAtMs = 0, isRefused } = device ?? {}
    if (isRefused === true) return { cause: 'refused' }
    if (device === undefined && isUntied(proven)) return { cause: 'untied' }
    const { opensAtMs: emailOpensAtMs = 0 } = account
    const last = Math.max(opensAtMs, emailOpensAtMs)
    if (last <= now()) return null
    return { cause: opensAtMs < emailOpensAtMs ? 'email-changed' : 'new-device', opensAtMs: last }
  }

  return {
    getWait,
    async isHeld(call, { proven, frameKeyId, skipsDelay }) {
      const account = await accounts.findByIdentity(proven)
      const vault = account && (await vaults.find(account))
      if (account === undefined || vault === undefined) return false
      if ((await vaults.getDeviceSlot({ account, keyId: frameKeyId })) !== undefined) return false
      const owned = await passkeys.list(account.id)
      if (proven.provider === 'passkey' && owned.some(({ hasPrf }) => hasPrf)) return true
      if (vault.slots.escrow === undefined) return true
      if (skipsDelay) return false
      if (!isUntied(proven)) await devices.begin(call, account)
      return (await getWait(call, account, proven)) !== null
    },
    async assertOpen(call, { proven, skipsDelay }) {
      const account = await accounts.findByIdentity(proven)
      const vault = account && (await vaults.find(account))
      if (account === undefined || vault === undefined) return
      if (vault.slots.escrow === undefined) throw refuseWithoutEscrow()
      if (skipsDelay) return
      const wait = await getWait(call, account, proven)
      if (wait !== null) throw refuseEarly(wait)
      // The owner has logged the device out meanwhile.
      if ((await findDevice(call, account)) === undefined) throw sessionExpired()
    },
  }
}
