/**
 * API calls of the account window: sessions, devices that wait, how the wallet is opened, its export, the deletion of the account.
 *
 * In      `/api/auth/account`: a call of a logged-in frame. `/api/account/…`: calls of its window, with the frame's ticket as token
 * Out     see the schemas in `api/account-schemas.ts`. The export has the sealed wallet and both shares of its escrow, if that is on;
 *         only the window's own code opens it
 * Throws  the errors of the windows; 403 for the export soon after a change of the email; 500 when a part of the wallet is missing
 * Source  R-FRAME-105 to R-FRAME-107; security design §6
 */

import * as z from 'zod/mini'
import type { AccountResponse, ExportResponse, ProofResponse } from '../../api/account-schemas.js'
import type { Account } from '../account/account-store.js'
import type { LoginStore } from '../account/login-store.js'
import { ResponseError } from '../errors/response-error.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { emptySchema, opaqueIdSchema, socialProviderSchema } from '../http/wire-schemas.js'
import type { KeyWindows } from '../keys/key-windows.js'
import type { PasskeyStore } from '../keys/passkey-store.js'
import type { WalletDevices } from '../keys/wallet-devices.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { type EscrowShareStores, refuseEarly } from '../vault/escrow.js'
import type { VaultStore } from '../vault/vault-store.js'
import type { LoginTickets } from '../window/login-tickets.js'
import type { NotifyAccount } from './account-notices.js'
import type { AccountWindow, AccountWindows } from './account-windows.js'
import type { createDeleteAccount } from './delete-account.js'
import type { Sessions } from './sessions.js'

type ApiParts = {
  readonly parts: Pick<ServerDependencies, 'now' | 'login'>
  readonly vaults: VaultStore
  readonly devices: WalletDevices
  readonly passkeys: PasskeyStore
  readonly keyWindows: KeyWindows
  readonly shares: EscrowShareStores
  readonly windows: AccountWindows
  readonly logins: LoginStore
  readonly sessions: Sessions
  readonly tickets: LoginTickets
  readonly deleteAccount: ReturnType<typeof createDeleteAccount>
  readonly notify: NotifyAccount
}

const idSchema = z.strictObject({ id: opaqueIdSchema })
const SHOWN_SESSIONS = 100

/** Creates the handlers of these calls, by path. */
export function createAccountWindowApi(given: ApiParts): readonly [string, CallHandler][] {
  const {
    parts,
    vaults,
    devices,
    passkeys,
    keyWindows,
    shares,
    windows,
    logins,
    sessions,
    tickets,
    deleteAccount,
    notify,
  } = given

  // With a login in the page there are no calls for passkeys.
  const hasPasskey = async ({ id }: Account) => parts.login === 'window' && (await passkeys.list(id)).length > 0

  async function describe(call: Call, window: AccountWindow): Promise<AccountResponse> {
    const { account, login } = window
    const found = await logins.list(account.id)
    return {
      email: account.email,
      userName: account.userName,
      hasWallet: account.walletId !== undefined,
      changesKeys: parts.login === 'window' && account.walletId !== undefined,
      isRecent: await windows.isRecent(call, window),
      canProve: toMethod(login.provider, account) !== null || (await hasPasskey(account)),
      sessions: found.slice(0, SHOWN_SESSIONS).map(({ id, site, keyId, startedAtMs, lastUsedAtMs }) => ({
        id,
        site,
        keyId,
        startedAtMs,
        lastUsedAtMs,
        isCurrent: id === login.id,
      })),
      moreSessions: Math.max(0, found.length - SHOWN_SESSIONS),
      waitingDevices: (await devices.listWaiting(account.id)).map(({ id, site, requestedAtMs, opensAtMs }) => ({
        id,
        site,
        requestedAtMs,
        opensAtMs,
      })),
    }
  }

  async function exportWallet({ account }: AccountWindow): Promise<ExportResponse> {
    const { id, opensAtMs = 0 } = account
    const vault = await vaults.find(account)
    if (vault === undefined) throw new ResponseError(404, { message: 'This account has no wallet yet' })
    if (parts.now() < opensAtMs) throw refuseEarly({ cause: 'email-changed', opensAtMs })
    if (vault.slots.escrow === undefined) return { vault, escrow: null }
    const auth = await shares.auth.get(`auth:${id}`, true)
    return { vault, escrow: { auth, vault: await shares.vault.get(`vault:${id}`, true) } }
  }

  return [
    [
      '/api/auth/account',
      async (call) => {
        parseBody(call, emptySchema)
        return { ticket: await windows.begin(call) }
      },
    ],
    [
      '/api/account/open',
      async (call) => {
        parseBody(call, emptySchema)
        return describe(call, await windows.require(call))
      },
    ],
    [
      '/api/account/prove',
      async (call): Promise<ProofResponse> => {
        parseBody(call, emptySchema)
        const { account, login } = await windows.require(call)
        const [method, byPasskey] = [toMethod(login.provider, account), await hasPasskey(account)]
        if (method === null && !byPasskey)
          throw new ResponseError(403, { message: 'Log out and log in again to do this' })
        const ticket = await tickets.beginProof(call, account.id)
        const email = method === 'email' && account.email !== null && { email: account.email }
        return { ticket, method, hasPasskey: byPasskey, ...email }
      },
    ],
    [
      '/api/account/end-session',
      async (call) => {
        const { id } = parseBody(call, idSchema)
        const { account } = await windows.require(call)
        await sessions.end(account.id, { id, windowKeyId: call.keyId })
        return {}
      },
    ],
    [
      '/api/account/refuse-device',
      async (call) => {
        const { id } = parseBody(call, idSchema)
        const { account } = await windows.require(call)
        return { isRefused: await devices.refuse({ accountId: account.id, keyId: id }) }
      },
    ],
    [
      '/api/account/end-others',
      async (call) => {
        parseBody(call, emptySchema)
        const { account, login } = await windows.require(call)
        await sessions.endOthers(account.id, { keptId: login.id, windowKeyId: call.keyId })
        return {}
      },
    ],
    [
      '/api/account/keys',
      async (call) => {
        parseBody(call, emptySchema)
        const { account } = await windows.requireRecent(call)
        const { token: ticket, keyId: windowKeyId } = call
        if (ticket === undefined || parts.login !== 'window') throw new ResponseError(404, { message: 'Not found' })
        await keyWindows.begin({ ticket, accountId: account.id, windowKeyId })
        return {}
      },
    ],
    [
      '/api/account/export',
      async (call) => {
        parseBody(call, emptySchema)
        const window = await windows.requireRecent(call)
        const exported = await exportWallet(window)
        await notify(call, window.account, 'keys-exported')
        return exported
      },
    ],
    [
      '/api/account/delete',
      async (call) => {
        parseBody(call, emptySchema)
        const { account } = await windows.requireRecent(call)
        await deleteAccount(account)
        await notify(call, account, 'account-deleted')
        return {}
      },
    ],
  ]
}

/** How a user can log in again in the window without a passkey. */
function toMethod(provider: string, { email }: Pick<Account, 'email'>): ProofResponse['method'] {
  if (provider === 'passkey' && email !== null) return 'email'
  return provider === 'email' || provider === 'farcaster'
    ? provider
    : (socialProviderSchema.safeParse(provider).data ?? null)
}
