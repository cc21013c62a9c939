/**
 * Proofs of an account in a window of this site: the user has logged in to it there again. A proof counts for five minutes, and only
 * for the window's device key.
 *
 * Source  design/security.md §6; R-FRAME-106
 */
import * as z from 'zod/mini'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'
import { RECENT_LOGIN_MS } from './recent-login.js'

type ProofOf = { readonly accountId: string; readonly keyId: string }

/** The proofs. */
export type RecentProofs = {
  record(proof: ProofOf): Promise<void>
  has(proof: ProofOf): Promise<boolean>
}

/** Creates the proofs on top of the server's store. */
export function createRecentProofs({ store, now }: Pick<ServerDependencies, 'store' | 'now'>): RecentProofs {
  const proofs = createTypedStore(store, 'account-proof', z.literal(true))
  const toKey = ({ accountId, keyId }: ProofOf) => `${accountId}:${keyId}`
  return {
    record: (proof) => proofs.set(toKey(proof), true, now() + RECENT_LOGIN_MS),
    has: async (proof) => (await proofs.get(toKey(proof))) === true,
  }
}
