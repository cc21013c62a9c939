/**
 * The wallets of one mock API. Those of the directory are made when they are first asked for, and then kept for all.
 *
 * In      the app's own listings, shown before all others
 * Out     the list of a scenario
 * Throws  nothing
 * Source  spec R-API-64
 */
import type { WalletListing } from '../../explorer/wallet-listing.js'
import type { ScenarioName } from '../scenarios.js'
import { createWalletDirectory, DIRECTORY_WALLETS } from './wallet-directory.js'

const MANY_WALLETS = 10_000

/** Gives the wallets of a scenario. */
export type WalletSource = (scenario: ScenarioName) => readonly WalletListing[]

const directories = new Map<number, readonly WalletListing[]>()

/** Makes the source; no wallet is made yet. */
export function createWalletSource(own: readonly WalletListing[]): WalletSource {
  const lists = new Map<number, readonly WalletListing[]>()
  return (scenario) => {
    if (scenario === 'empty') return []
    const count = scenario === 'wallets-10000' ? MANY_WALLETS : DIRECTORY_WALLETS
    return once(lists, count, () => [...own, ...once(directories, count, () => createWalletDirectory({ count }))])
  }
}

function once<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = made.get(key) ?? make()
  made.set(key, value)
  return value
}
