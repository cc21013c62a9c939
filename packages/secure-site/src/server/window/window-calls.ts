import * as z from 'zod/mini'
import type { AccountStore } from '../account/account-store.js'
import type { RecentProofs } from '../account/recent-proofs.js'
import type { NotifyChange } from '../account-window/account-notices.js'
import type { Challenges } from '../email/challenges.js'
import type { KnownDevices } from '../email/known-devices.js'
import type { Call, CallHandler } from '../http/call.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import { createKeyGate } from '../keys/key-gate.js'
import { createKeyRights } from '../keys/key-rights.js'
import type { KeyWindows } from '../keys/key-windows.js'
import { createKeysApi } from '../keys/keys-api.js'
import { createPasskeyApi } from '../keys/passkey-api.js'
import type { PasskeyStore } from '../keys/passkey-store.js'
import type { WalletDevices } from '../keys/wallet-devices.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { SocialLogins } from '../social/social-logins.js'
import type { EscrowShareStores } from '../vault/escrow.js'
import type { VaultStore } from '../vault/vault-store.js'
import type { LoginLinks } from './login-links.js'
import { createLoginTickets, type LoginTickets } from './login-tickets.js'
import { createTicketApi, createWindowApi } from './window-api.js'

/** What the calls use. */
export type WindowCallParts = {
  readonly parts: ServerDependencies
  readonly accounts: AccountStore
  readonly proofs: RecentProofs
  readonly vaults: VaultStore
  readonly devices: WalletDevices
  readonly passkeys: PasskeyStore
  readonly keyWindows: KeyWindows
  readonly notifyChange: NotifyChange
  readonly shares: EscrowShareStores
  readonly windows: KnownDevices
  readonly links: LoginLinks
  readonly challenges: Challenges
  readonly logins: SocialLogins
}

/** The tickets, the calls by path, and the account of a call with a ticket, for the audit log. */
export type WindowCalls = {
  readonly tickets: LoginTickets
  /** Calls of a login: of the frame, and of the window for what opens the wallet. */
  readonly frameCalls: readonly [string, CallHandler][]
  /** Calls with which a window's user proves who they are. */
  readonly windowCalls: readonly [string, CallHandler][]
  findAccountId(call: Call): Promise<string | undefined>
}

const ticketSchema = z.object({ ticket: opaqueIdSchema })

/** Creates every call of a login in the window: the login, and what the window then changes of how the wallet is opened. */
export function createWindowCalls(given: WindowCallParts): WindowCalls {
  const { parts, accounts, proofs, vaults, devices, passkeys, shares, keyWindows, notifyChange } = given
  const gate = createKeyGate({ parts, accounts, vaults, passkeys, devices })
  const tickets = createLoginTickets(parts, { accounts, proofs, gate, windows: keyWindows, devices })
  const rights = createKeyRights({ accounts, tickets, windows: keyWindows, vaults, passkeys })
  const keys = { parts, accounts, tickets, windows: keyWindows, rights, gate, vaults, shares, passkeys, notifyChange }
  return {
    tickets,
    frameCalls: [...createTicketApi(tickets), ...createKeysApi(keys), ...createPasskeyApi(keys)],
    windowCalls: createWindowApi({ ...given, tickets, keys: rights }),
    async findAccountId(call) {
      const ticket = ticketSchema.safeParse(call.body).data?.ticket
      const found = ticket === undefined ? undefined : await rights.require(call, ticket).catch(() => undefined)
      return found?.account.id
    },
  }
}
