/**
 * Stores accounts and logins.
 *
 * In      an email or subject that the user proved to own; the API call that proved it
 * Out     the account, created at its first login; a token that is valid only for this device key, project and page
 * Throws  ResponseError 401 `session_expired` for a token that is expired, or not the caller's
 * Source  design/security.md §6; R-FRAME-59
 */
import * as z from 'zod/mini'
import { emailSchema, type LoginResponse, opaqueIdSchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import { ResponseError, sessionExpired } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { FrameStoreOperations } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'

const LOGIN_LIFE_MS = 30 * 24 * 60 * 60_000
/** A change of identity needs a login that is not older. */
const RECENT_LOGIN_MS = 5 * 60_000

const accountSchema = z.object({
  id: opaqueIdSchema,
  email: z.nullable(emailSchema),
  userName: z.nullable(z.string()),
  /** Set once the account has a wallet, so that a vault that is lost is never taken for a new account. */
  walletId: z.optional(opaqueIdSchema),
  /** After a change of the email, devices that are new to the account cannot open its wallet before this time. */
  opensAtMs: z.optional(z.int()),
})
const loginSchema = z.object({ accountId: opaqueIdSchema, scope: opaqueIdSchema, startedAtMs: z.int() })

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
  logIn(call: Call, proven: ProvenIdentity): Promise<LoginResponse>
  /** Returns the account logged in by this call's token. Throws when there is none. */
  require(call: Call): Promise<Account>
  /** Like `require`, but resolves to undefined when there is none. */
  find(call: Call): Promise<Account | undefined>
  /** Whether the login of this call's token began at most 5 minutes ago. */
  isRecent(call: Call): Promise<boolean>
  /** Whether the email logs in to this account. False for an email that a provider only reported. */
  isEmailOf(account: Account, email: string): Promise<boolean>
  logOut(call: Call): Promise<void>
  /** Sets the email, which the caller has proved. Throws 409 if it belongs to another account. */
  changeEmail(account: Account, email: string): Promise<void>
  /** Records that the account has a wallet, in the transaction that stores it. */
  setWallet(store: FrameStoreOperations, account: Account, walletId: string): Promise<void>
}

/** Creates the account store on top of the server's store. */
export function createAccountStore({
  store,
  now,
  escrowDelayMs,
}: Pick<ServerDependencies, 'store' | 'now' | 'escrowDelayMs'>): AccountStore {
  const { accounts, owners } = createSections(store)
  const logins = createTypedStore(store, 'login', loginSchema)
  const ownerKey = (provider: string, subject: string) => sha256(JSON.stringify([provider, subject]))

  async function findOrCreate({ provider, subject, email, userName }: ProvenIdentity): Promise<Account> {
    const key = await ownerKey(provider, subject)
    return store.transaction(async (inner) => {
      const { accounts, owners } = createSections(inner)
      const ownedId = await owners.get(key)
      if (ownedId === undefined) {
        const created: Account = { id: randomId(), email, userName }
        await owners.set(key, created.id)
        await accounts.set(created.id, created)
        return created
      }
      const existing = await accounts.get(ownedId)
      if (!existing) throw new Error('The owner has no account')
      // A provider may report a new name. The email changes only by proof.
      if (userName === null || userName === existing.userName) return existing
      await accounts.set(existing.id, { ...existing, userName })
      return { ...existing, userName }
    })
  }

  async function findLogin({ token, scope }: Call): Promise<z.infer<typeof loginSchema> | undefined> {
    const login = token === undefined ? undefined : await logins.get(await sha256(token))
    return login?.scope === scope ? login : undefined
  }

  async function find(call: Call): Promise<Account | undefined> {
    const login = await findLogin(call)
    return login && accounts.get(login.accountId)
  }

  const isEmailOf = async ({ id }: Account, email: string) => (await owners.get(await ownerKey('email', email))) === id

  return {
    find,
    isEmailOf,
    async isRecent(call) {
      const login = await findLogin(call)
      return login !== undefined && now() - login.startedAtMs <= RECENT_LOGIN_MS
    },
    async logIn({ scope }, proven) {
      const { id, email, userName } = await findOrCreate(proven)
      const token = randomId()
      await logins.set(await sha256(token), { accountId: id, scope, startedAtMs: now() }, now() + LOGIN_LIFE_MS)
      return { token, accountId: id, email, userName }
    },
    async require(call) {
      const account = await find(call)
      if (!account) throw sessionExpired()
      return account
    },
    async logOut(call) {
      if ((await find(call)) && call.token !== undefined) await logins.remove(await sha256(call.token))
    },
    async setWallet(inner, { id }, walletId) {
      const { accounts } = createSections(inner)
      const account = await accounts.get(id)
      if (account) await accounts.set(id, { ...account, walletId })
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
        await accounts.set(id, { ...account, email, opensAtMs: now() + escrowDelayMs })
        if (former !== null && former !== email && (await owners.get(formerKey)) === id) await owners.remove(formerKey)
      })
    },
  }
}

const createSections = (store: FrameStoreOperations) => ({
  accounts: createTypedStore(store, 'account', accountSchema),
  owners: createTypedStore(store, 'owner', opaqueIdSchema),
})
