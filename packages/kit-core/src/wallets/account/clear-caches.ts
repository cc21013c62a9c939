/**
 * Clears cached balances, tokens, identities and names of disconnected accounts.
 *
 * In      namespace, addresses  of the accounts
 * Source  spec R-STATE-06, R-STORE-17; tokens and balances are keyed by CAIP-10, the others by lower-cased address
 */
import type { Namespace } from '../../base/caip/namespace.js'
import type { KitStorage } from '../../base/storage/kit-storage.js'
import { clearTimed, timedKey } from '../../base/storage/timed-cache.js'

const isAnything = (value: unknown): value is unknown => value !== undefined

/** Clearing needs no validation, so the caches' own guards are not loaded with the page. */
const CACHES = ['native_balance_cache', 'portfolio_cache', 'identity_cache', 'name_cache'].map((name) =>
  timedKey(name, isAnything),
)

export function clearCaches(storage: KitStorage, namespace: Namespace, addresses: readonly string[]): void {
  const isLeft = (id: string) => {
    const [of, , address] = id.split(':')
    return addresses.some((left) => (of === namespace && address === left) || id === left.toLowerCase())
  }
  for (const key of CACHES) clearTimed(storage, key, isLeft)
}
