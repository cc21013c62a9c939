import type { AccountStore } from '../account/account-store.js'
import type { NotifyChange } from '../account-window/account-notices.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { EscrowShareStores } from '../vault/escrow.js'
import type { VaultStore } from '../vault/vault-store.js'
import type { LoginTickets } from '../window/login-tickets.js'
import type { KeyGate } from './key-gate.js'
import type { KeyRights } from './key-rights.js'
import type { KeyWindows } from './key-windows.js'
import type { PasskeyStore } from './passkey-store.js'

/** What the calls of wallets' keys use. */
export type KeysParts = {
  readonly parts: Pick<ServerDependencies, 'store' | 'now' | 'origin' | 'removesEscrow' | 'passkeyApprovals'>
  readonly accounts: AccountStore
  readonly tickets: LoginTickets
  readonly windows: KeyWindows
  readonly rights: KeyRights
  readonly gate: KeyGate
  readonly vaults: VaultStore
  readonly shares: EscrowShareStores
  readonly passkeys: PasskeyStore
  readonly notifyChange: NotifyChange
}
