/**
 * The wallets that a mock API lists: its own listings, then the made-up directory. The directory is created at the first
 * request and shared by all mock APIs.
 *
 * Source  spec R-API-64
 */
import type { WalletListing } from '../../explorer/wallet-listing.js'
import type { ScenarioName } from '../scenarios.js'
import { createWalletDirectory, DIRECTORY_WALLETS } from './wallet-directory.js'

const MANY_WALLETS = 10_000

/** Returns the wallets in a scenario: none in `empty`, 10,000 in `wallets-10000`, else the default directory. */
export type WalletSource = (scenario: ScenarioName) => readonly WalletListing[]

const directories = new Map<number, readonly WalletListing[]>()

/** Creates the source of one mock API. It creates no wallets yet. */
export function createWalletSource(ownListings: readonly WalletListing[]): WalletSource {
  const lists = new Map<number, readonly WalletListing[]>()
  return (scenario) => {
    if (scenario === 'empty') return []
    const count = scenario === 'wallets-10000' ? MANY_WALLETS : DIRECTORY_WALLETS
    return once(lists, count, () => [
      ...ownListings,
      ...once(directories, count, () => createWalletDirectory({ count })),
    ])
  }
}

function once<Key, Value>(cache: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = cache.get(key) ?? create()
  cache.set(key, value)
  return value
}
