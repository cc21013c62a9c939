import { ProviderNotFoundError } from '../../base/errors/errors.js'
import { ignoreErrors } from './ignore-errors.js'

/** A connected wallet, as far as `ConnectedWallets` needs it. Adapters add their own fields. */
export interface ConnectedWalletEntry {
  readonly connectorId: string
  /** Unsubscribes from the wallet. */
  readonly stop: () => void
}

/** An adapter's connected wallets, at most one per connector. */
export type ConnectedWallets<Entry extends ConnectedWalletEntry> = {
  readonly find: (connectorId: string) => Entry | undefined
  /** Throws ProviderNotFoundError. */
  readonly get: (connectorId: string) => Entry
  /** Adds a wallet. Replaces an older entry with the same id and unsubscribes from it. */
  readonly put: (entry: Entry) => void
  /** Removes a wallet, even if unsubscribing fails. Returns false when the entry was not in the list. */
  readonly drop: (entry: Entry) => boolean
}

/** Creates an empty list of connected wallets. */
export function createConnectedWallets<Entry extends ConnectedWalletEntry>(): ConnectedWallets<Entry> {
  const live = new Map<string, Entry>()
  return {
    find: (connectorId) => live.get(connectorId),
    get(connectorId) {
      const entry = live.get(connectorId)
      if (entry === undefined) throw new ProviderNotFoundError()
      return entry
    },
    put(entry) {
      const older = live.get(entry.connectorId)
      live.set(entry.connectorId, entry)
      if (older) ignoreErrors(older.stop)
    },
    drop(entry) {
      if (live.get(entry.connectorId) !== entry) return false
      live.delete(entry.connectorId)
      ignoreErrors(entry.stop)
      return true
    },
  }
}
