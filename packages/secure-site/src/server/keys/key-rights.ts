/**
 * Who may see and change how a wallet is opened: the window of a login in progress, and for ten minutes the window of a finished one.
 *
 * In      a call of a window, with its ticket
 * Out     the account; for a finished login also the vault key that the frame handed over, sealed
 * Throws  ResponseError 410 for any other caller
 * Source  R-FRAME-110
 */
import type { Sealed } from '../../host/vault/sealed.js'
import type { Account, AccountStore } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import type { VaultStore } from '../vault/vault-store.js'
import type { LoginTickets } from '../window/login-tickets.js'
import type { KeyWindows } from './key-windows.js'
import type { PasskeyStore } from './passkey-store.js'

/** Checks whether a window may change how its wallet is opened. */
export type KeyRights = {
  require(call: Call, ticket: string): Promise<{ readonly account: Account; readonly handover: Sealed | undefined }>
  /** Whether to offer the calling window a passkey and a recovery code: its wallet has neither. */
  isOffered(call: Call, ticket: string): Promise<boolean>
}

type RightsParts = {
  readonly accounts: AccountStore
  readonly tickets: LoginTickets
  readonly windows: KeyWindows
  readonly vaults: VaultStore
  readonly passkeys: PasskeyStore
}

/** Creates the checks. */
export function createKeyRights({ accounts, tickets, windows, vaults, passkeys }: RightsParts): KeyRights {
  return {
    async require(call, ticket) {
      const held = await tickets.getHeld(call, ticket)
      const window = held ? undefined : await windows.find(call, ticket)
      const account = held ? await accounts.findByIdentity(held) : window && (await accounts.get(window.accountId))
      if (account === undefined)
        throw new ResponseError(410, { message: 'This login has ended. Start again in the app' })
      return { account, handover: window?.handover }
    },
    async isOffered(call, ticket) {
      const window = await windows.find(call, ticket)
      const account = window && (await accounts.get(window.accountId))
      if (account === undefined) return false
      const hasCode = (await vaults.find(account))?.slots.code !== undefined
      return !hasCode && (await passkeys.list(account.id)).length === 0
    },
  }
}
