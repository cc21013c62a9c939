/**
 * The passkeys of accounts: their public keys, never a secret.
 *
 * Throws  ResponseError 409 for a passkey that is stored already, and for the eleventh of an account
 * Source  R-FRAME-113
 */
import * as z from 'zod/mini'
import type { Account, AccountStore } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import type { FrameStore, FrameStoreOperations } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'

const MAX_PASSKEYS = 10

/** Id of a passkey, base64url. */
export const passkeyIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,1400}$/))

const passkeySchema = z.object({
  id: passkeyIdSchema,
  /** COSE key, base64url. */
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()),
  addedAtMs: z.int(),
  /** Whether a slot of the vault opens with it. */
  hasPrf: z.boolean(),
})
/** A passkey. */
export type Passkey = z.infer<typeof passkeySchema>

/** Stores the passkeys of all accounts. */
export type PasskeyStore = {
  list(accountId: string): Promise<readonly Passkey[]>
  /** Returns a passkey and its account. */
  find(id: string): Promise<{ readonly account: Account; readonly passkey: Passkey } | undefined>
  add(account: Account, passkey: Passkey): Promise<void>
  /** Removes a passkey, which then logs in nowhere. */
  remove(account: Account, id: string): Promise<void>
  change(account: Account, id: string, change: Partial<Pick<Passkey, 'counter' | 'hasPrf'>>): Promise<void>
}

const passkeysOf = (inner: FrameStoreOperations) => createTypedStore(inner, 'passkeys', z.array(passkeySchema))

/** Removes the passkeys of an account, in the transaction that removes the account. */
export const removePasskeys = (inner: FrameStoreOperations, accountId: string): Promise<void> =>
  passkeysOf(inner).remove(accountId)

/** Creates the passkey store in the server's store. */
export function createPasskeyStore(store: FrameStore, accounts: AccountStore): PasskeyStore {
  const list = async (accountId: string) => (await passkeysOf(store).get(accountId)) ?? []

  return {
    list,
    async find(id) {
      const account = await accounts.findByIdentity({ provider: 'passkey', subject: id })
      const passkey = account && (await list(account.id)).find((one) => one.id === id)
      return account && passkey && { account, passkey }
    },
    async add(account, passkey) {
      await store.transaction(async (inner) => {
        const passkeys = passkeysOf(inner)
        const stored = (await passkeys.get(account.id)) ?? []
        if (stored.length >= MAX_PASSKEYS)
          throw new ResponseError(409, { message: 'This wallet has ten passkeys, and cannot get another one' })
        if (!(await accounts.addPasskey(inner, account, passkey.id)))
          throw new ResponseError(409, { message: 'This passkey is in use' })
        await passkeys.set(account.id, [...stored, passkey])
      })
    },
    async remove(account, id) {
      await store.transaction(async (inner) => {
        const passkeys = passkeysOf(inner)
        const stored = (await passkeys.get(account.id)) ?? []
        await accounts.removePasskey(inner, account, id)
        await passkeys.set(
          account.id,
          stored.filter((one) => one.id !== id),
        )
      })
    },
    async change({ id: accountId }, id, change) {
      await store.transaction(async (inner) => {
        const passkeys = passkeysOf(inner)
        const stored = (await passkeys.get(accountId)) ?? []
        const changed = stored.map((one) => (one.id === id ? { ...one, ...change } : one))
        await passkeys.set(accountId, changed)
      })
    },
  }
}
