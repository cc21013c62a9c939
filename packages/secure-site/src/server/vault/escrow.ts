/**
 * The escrow: the shares of both services, which together open a wallet by email alone.
 *
 * Source  security design §6; R-FRAME-112
 */
import type { Account } from '../account/account-store.js'
import type { FrameServerOptions } from '../frame-server-options.js'
import { createShareStore, type ShareStore } from './share-store.js'

/** The shares of both services. */
export type EscrowShareStores = { readonly auth: ShareStore; readonly vault: ShareStore }

/** Creates the shares of both services. */
export function createEscrowShares({ auth, vault }: FrameServerOptions['shares']): EscrowShareStores {
  return { auth: createShareStore(auth), vault: createShareStore(vault) }
}

/** Removes both shares of an account whose vault has no escrow slot any more. */
export async function removeEscrowShares(
  { auth, vault }: EscrowShareStores,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await auth.remove(`auth:${id}`)
  await vault.remove(`vault:${id}`)
}
