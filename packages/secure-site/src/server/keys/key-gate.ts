/**
 * Decides whether a login waits until its window has opened the wallet: when its frame has no slot that opens it, the escrow is not
 * open, and the user has a passkey or a recovery code.
 *
 * In      the identity that the user proved; the frame's device key; whether a passkey proved the identity too
 * Out     whether the login is held
 * Source  R-FRAME-114
 */
import type { AccountStore, ProvenIdentity } from '../account/account-store.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { VaultStore } from '../vault/vault-store.js'
import type { PasskeyStore } from './passkey-store.js'

/** The gate. */
export type KeyGate = {
  isHeld(params: {
    readonly proven: ProvenIdentity
    readonly frameKeyId: string
    readonly skipsDelay: boolean
  }): Promise<boolean>
}

type GateParts = {
  readonly now: ServerDependencies['now']
  readonly accounts: AccountStore
  readonly vaults: VaultStore
  readonly passkeys: PasskeyStore
}

/** Creates the gate. */
export function createKeyGate({ now, accounts, vaults, passkeys }: GateParts): KeyGate {
  return {
    async isHeld({ proven, frameKeyId, skipsDelay }) {
      const account = await accounts.findByIdentity(proven)
      const vault = account && (await vaults.find(account))
      if (account === undefined || vault === undefined) return false
      if ((await vaults.getDeviceSlot({ account, keyId: frameKeyId })) !== undefined) return false
      const owned = await passkeys.list(account.id)
      const usesPasskey = proven.provider === 'passkey' && owned.some(({ hasPrf }) => hasPrf)
      const isOpen = vault.slots.escrow !== undefined && (skipsDelay || now() >= (account.opensAtMs ?? 0))
      const hasOther = vault.slots.code !== undefined || owned.length > 0
      return usesPasskey || (!isOpen && hasOther)
    },
  }
}
