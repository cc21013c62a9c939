/**
 * Stores accounts and what logs in to them.
 *
 * In      an email or subject that the user proved to own; the API call that proved it
 * Out     the account, created at its first login; a token that is valid only for this device key, project and page
 * Throws  ResponseError 401 `session_expired` for a token that is expired, or not the caller's
 * Source  design/security.md §6; R-FRAME-59
 */

import * as z from 'zod/mini'
import type { LoginResponse } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import { ResponseError, sessionExpired } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import { emailSchema, opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { FrameStoreOperations } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'
import type { LoginStore } from './login-store.js'
import { RECENT_LOGIN_MS } from './recent-login.js'

/** How long a login that makes a new account can say that the former one was deleted. */
const DELETED_LIFE_MS = 365 * 24 * 60 * 60_000

const accountSchema = z.object({
  id: opaqueIdSchema,
  email: z.nullable(emailSchema),
  userName: z.nullable(z.string()),
  /** Set once the account has a wallet, so that a vault that is lost is never taken for a new account. */
  walletId: z.optional(opaqueIdSchema),
  /** After a change of the email, devices without a slot cannot open its wallet before this time. */
  opensAtMs: z.optional(z.int()),
  /** Hashes of the identities that log in to it. */
  ownerKeys: z.array(opaqueIdSchema),
})

/** An account; each has one wallet. */
export type Account = z.infer<typeof accountSchema>

/** A proven identity: `provider` is `email`, `google`, `farcaster` and so on, and `subject` the user's id there. */
export type ProvenIdentity = {
  readonly provider: string
  readonly subject: string
  readonly email: string | null
  readonly userName: string | null
}

/** Finds, creates and changes accounts and their logins. */
export type AccountStore = {
  /**
   * `skipsDelay`: the user has proved with a passkey that they are the owner, so the escrow opens at once. `windowKeyId`: key of the
   * window that the user logged in with.
   */
  logIn(
    call: Call,
    proven: ProvenIdentity,
    options?: { readonly skipsDelay?: boolean; readonly windowKeyId?: string },
  ): Promise<LoginResponse>
  /** Returns the account of an identity, if it has logged in before. */
  findByIdentity(proven: Pick<ProvenIdentity, 'provider' | 'subject'>): Promise<Account | undefined>
  get(id: string): Promise<Account | undefined>
  /** Whether the login of this call's token was also proved with a passkey. */
  skipsDelay(call: Call): Promise<boolean>
  /** Returns the account logged in by this call's token. Throws when there is none. */
  require(call: Call): Promise<Account>
  /** Like `require`, but resolves to undefined when there is none. */
  find(call: Call): Promise<Account | undefined>
  /** Writes for the login of this call's token, in one transaction, so that nothing is written for a login that has ended meanwhile. */
  whileLoggedIn(call: Call, write: (store: FrameStoreOperations) => Promise<void>): Promise<void>
  /** Whether the login of this call's token began at most 5 minutes ago. */
  isRecent(call: Call): Promise<boolean>
  /** Whether this identity logs in to the account. */
  isOwner(account: Account, proven: Pick<ProvenIdentity, 'provider' | 'subject'>): Promise<boolean>
  /** Whether the email logs in to this account. False for an email that a provider only reported. */
  isEmailOf(account: Account, email: string): Promise<boolean>
  logOut(call: Call): Promise<void>
  /** Sets the email, which the caller has proved. Throws 409 if it belongs to another account. */
  changeEmail(account: Account, email: string): Promise<void>
  /** Lets a passkey log in to the account. False when it belongs to one already. */
  addPasskey(store: FrameStoreOperations, account: Pick<Account, 'id'>, passkeyId: string): Promise<boolean>
  /** Ends that a passkey logs in to the account. */
  removePasskey(store: FrameStoreOperations, account: Pick<Account, 'id'>, passkeyId: string): Promise<void>
  /** Records that the account has a wallet, in the transaction that stores it. */
  setWallet(store: FrameStoreOperations, account: Account, walletId: string): Promise<void>
  /** Removes the account and what logs in to it, in the transaction that removes its vault. */
  remove(store: FrameStoreOperations, account: Account): Promise<void>
}

/** Creates the account store on top of the server's store. */
export function createAccountStore(
  { store, now, escrowDelayMs }: Pick<ServerDependencies, 'store' | 'now' | 'escrowDelayMs'>,
  logins: LoginStore,
): AccountStore {
  const { accounts, owners } = createSections(store)
  const ownerKey = (provider: string, subject: string) => sha256(JSON.stringify([provider, subject]))

  type Found = Account & { readonly formerDeletedAtMs?: number | undefined }

  async function findOrCreate({ provider, subject, email, userName }: ProvenIdentity): Promise<Found> {
    const key = await ownerKey(provider, subject)
    return store.transaction(async (inner) => {
      const { accounts, owners, deleted } = createSections(inner)
      const ownedId = await owners.get(key)
      if (ownedId === undefined) {
        const created: Account = { id: randomId(), email, userName, ownerKeys: [key] }
        await owners.set(key, created.id)
        await accounts.set(created.id, created)
        return { ...created, formerDeletedAtMs: await deleted.take(key) }
      }
      const existing = await accounts.get(ownedId)
      if (!existing) throw new Error('The owner has no account')
      // A provider may report a new name. The email changes only by proof.
      if (userName === null || userName === existing.userName) return existing
      await accounts.set(existing.id, { ...existing, userName })
      return { ...existing, userName }
    })
  }

  async function find(call: Call): Promise<Account | undefined> {
    const login = await logins.find(call)
    return login && accounts.get(login.accountId)
  }

  const isOwner: AccountStore['isOwner'] = async ({ id }, { provider, subject }) =>
    (await owners.get(await ownerKey(provider, subject))) === id

  return {
    find,
    get: (id) => accounts.get(id),
    isOwner,
    isEmailOf: (account, email) => isOwner(account, { provider: 'email', subject: email }),
    whileLoggedIn: (call, write) =>
      store.transaction(async (inner) => {
        if (!(await logins.isAlive(inner, call))) throw sessionExpired()
        await write(inner)
      }),
    async isRecent(call) {
      const login = await logins.find(call)
      return login !== undefined && now() - login.startedAtMs <= RECENT_LOGIN_MS
    },
    async logIn(call, proven, { skipsDelay = false, windowKeyId } = {}) {
      const { id, email, userName, formerDeletedAtMs } = await findOrCreate(proven)
      const { provider } = proven
      const token = await logins.start(call, {
        accountId: id,
        provider,
        ...(windowKeyId !== undefined && { windowKeyId }),
        ...(skipsDelay && { skipsDelay }),
      })
      return { token, accountId: id, email, userName, ...(formerDeletedAtMs !== undefined && { formerDeletedAtMs }) }
    },
    async findByIdentity({ provider, subject }) {
      const id = await owners.get(await ownerKey(provider, subject))
      return id === undefined ? undefined : accounts.get(id)
    },
    skipsDelay: async (call) => (await logins.find(call))?.skipsDelay === true,
    async require(call) {
      const account = await find(call)
      if (!account) throw sessionExpired()
      return account
    },
    async logOut(call) {
      const login = await logins.find(call)
      if (login) await logins.end(login.accountId, login.id)
    },
    async addPasskey(inner, { id }, passkeyId) {
      const { accounts, owners } = createSections(inner)
      const key = await ownerKey('passkey', passkeyId)
      const account = await accounts.get(id)
      if (!account || !(await owners.add(key, id))) return false
      await accounts.set(id, { ...account, ownerKeys: [...account.ownerKeys, key] })
      return true
    },
    async removePasskey(inner, { id }, passkeyId) {
      const { accounts, owners } = createSections(inner)
      const key = await ownerKey('passkey', passkeyId)
      const account = await accounts.get(id)
      if (!account || (await owners.get(key)) !== id) return
      await owners.remove(key)
      await accounts.set(id, { ...account, ownerKeys: account.ownerKeys.filter((known) => known !== key) })
    },
    async setWallet(inner, { id }, walletId) {
      const { accounts } = createSections(inner)
      const account = await accounts.get(id)
      if (account) await accounts.set(id, { ...account, walletId })
    },
    async remove(inner, { id }) {
      const { accounts, owners, deleted } = createSections(inner)
      const account = await accounts.take(id)
      for (const key of account?.ownerKeys ?? []) {
        await owners.remove(key)
        await deleted.set(key, now(), now() + DELETED_LIFE_MS)
      }
    },
    async changeEmail({ id, email: former }, email) {
      const [key, formerKey] = await Promise.all([ownerKey('email', email), ownerKey('email', former ?? '')])
      await store.transaction(async (inner) => {
        const { accounts, owners } = createSections(inner)
        const account = await accounts.get(id)
        if (!account) throw sessionExpired()
        const ownerId = await owners.get(key)
        if (ownerId !== undefined && ownerId !== id) {
          throw new ResponseError(409, { message: 'This email is already in use' })
        }
        await owners.set(key, id)
        const isReplaced = former !== null && former !== email && (await owners.get(formerKey)) === id
        if (isReplaced) await owners.remove(formerKey)
        const kept = account.ownerKeys.filter((known) => known !== key && !(isReplaced && known === formerKey))
        const ownerKeys = [...kept, key]
        await accounts.set(id, { ...account, email, opensAtMs: now() + escrowDelayMs, ownerKeys })
      })
    },
  }
}

const createSections = (store: FrameStoreOperations) => ({
  accounts: createTypedStore(store, 'account', accountSchema),
  owners: createTypedStore(store, 'owner', opaqueIdSchema),
  /** When the account of an identity was deleted. */
  deleted: createTypedStore(store, 'deleted-owner', z.int()),
})
