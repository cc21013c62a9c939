/**
 * The wallets of one mock API, made when they are first asked for and then kept.
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

/** Makes the source; no wallet is made yet. */
export function createWalletSource(own: readonly WalletListing[]): WalletSource {
  const made = new Map<number, readonly WalletListing[]>()
  return (scenario) => {
    if (scenario === 'empty') return []
    const count = scenario === 'wallets-10000' ? MANY_WALLETS : DIRECTORY_WALLETS
    const kept = made.get(count)
    if (kept !== undefined) return kept
    const wallets = [...own, ...createWalletDirectory({ count })]
    made.set(count, wallets)
    return wallets
  }
}
