import { ProviderNotFoundError } from '../../base/errors/errors.js'

/** A connected wallet, as far as the list of them needs to know it. */
export interface ConnectedWalletEntry {
  readonly connectorId: string
  /** Stops hearing the wallet. */
  readonly stop: () => void
}

/** The connected wallets, at most one per connector. */
export type ConnectedWallets<Entry extends ConnectedWalletEntry> = {
  readonly find: (connectorId: string) => Entry | undefined
  /** Throws ProviderNotFoundError. */
  readonly get: (connectorId: string) => Entry
  /** Takes the place of an older one of the same id, which is no longer heard. */
  readonly put: (entry: Entry) => void
  /** False when it was not there. */
  readonly drop: (entry: Entry) => boolean
}

/** Makes the list of connected wallets, empty. */
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
      if (older) quietly(older.stop)
    },
    drop(entry) {
      if (live.get(entry.connectorId) !== entry) return false
      live.delete(entry.connectorId)
      quietly(entry.stop)
      return true
    },
  }
}

function quietly(action: () => void): void {
  try {
    action()
  } catch {
    // A wallet that cannot be left alone is left all the same.
  }
}
