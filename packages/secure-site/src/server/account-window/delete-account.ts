/**
 * Deletes an account: its vault, what logs in to it, its sessions and devices, and its shares in both services. Devices keep sealed
 * parts that open nothing any more.
 *
 * In      the account
 * Out     nothing is left that opens the wallet. The store remembers for a year that the account of these identities was deleted, so
 *         that a login that makes a new one can say so
 *         The vault goes first, in one transaction with the account. A failure after that leaves parts that open nothing
 * Source  R-FRAME-107
 */

import type { Account, AccountStore } from '../account/account-store.js'
import { sealedVaultSchema } from '../http/wire-schemas.js'
import { removePasskeys } from '../keys/passkey-store.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'
import { type EscrowShareStores, removeEscrowShares } from '../vault/escrow.js'
import type { Sessions } from './sessions.js'

type DeleteParts = {
  readonly parts: Pick<ServerDependencies, 'store'>
  readonly accounts: AccountStore
  readonly shares: EscrowShareStores
  readonly sessions: Sessions
}

/** Creates the deletion. */
export function createDeleteAccount({
  parts: { store },
  accounts,
  shares,
  sessions,
}: DeleteParts): (account: Account) => Promise<void> {
  return async (account) => {
    await store.transaction(async (inner) => {
      await createTypedStore(inner, 'vault', sealedVaultSchema).remove(account.id)
      await removePasskeys(inner, account.id)
      await accounts.remove(inner, account)
    })
    await sessions.endAll(account.id)
    await removeEscrowShares(shares, account)
  }
}
