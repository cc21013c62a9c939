/**
 * Finds the wallet of a stored connection. Wallets with the same name are numbered in the order of registration, which
 * can differ on the next page. Among them, it picks the wallet that opens the stored account.
 *
 * In      requestAccounts   requests a wallet's accounts without a prompt
 *         watchAccounts     watches for accounts that a wallet shares later
 *         onAvailable       called when a wallet with the name registers after none was found
 * Out     the wallet, which gets the stored id; undefined when none is registered within 1.5 s
 * Source  spec R-ADPT-79
 */
import { waitFor, withAbort } from '@bowline/kit-core/adapter'
import { toConnectorId } from '../discovery/connector-id.js'
import type { Discovery, InstalledWallet } from '../discovery/discovery.js'
import type { LiveWallets } from './live-wallet.js'
import type { StandardAccount } from './standard-accounts.js'

const REGISTRATION_WAIT_MS = 1_500

/** What the search needs. */
export type StoredWalletParams = {
  readonly discovery: Discovery
  readonly live: LiveWallets
  readonly requestAccounts: (source: object) => Promise<readonly StandardAccount[]>
  readonly watchAccounts: (id: string, source: object) => void
  readonly onAvailable: (id: string) => void
  readonly lifetime: () => AbortSignal
}

/** Connector id of the stored connection, and its active account. */
export type StoredWallet = {
  readonly connectorId: string
  readonly address?: string | undefined
  readonly signal: AbortSignal
}

/** Creates the search. */
export function createFindStoredWallet({
  discovery,
  live,
  requestAccounts,
  watchAccounts,
  onAvailable,
  lifetime,
}: StoredWalletParams) {
  const awaited = new Set<string>()

  const namesakes = (connectorId: string) =>
    discovery
      .wallets()
      .filter(({ id, name }) => id !== connectorId && isNumbered(connectorId, toConnectorId(name)) && !live.find(id))

  function watchForNamesake(connectorId: string): void {
    if (awaited.has(connectorId)) return
    awaited.add(connectorId)
    const known = new Set(discovery.wallets().map(({ source }) => source))
    const stopWatching = () => {
      awaited.delete(connectorId)
      stop()
    }
    const stop = discovery.onChange(() => {
      if (namesakes(connectorId).every(({ source }) => known.has(source))) return
      stopWatching()
      onAvailable(connectorId)
    })
    lifetime().addEventListener('abort', stopWatching)
  }

  /** Waits a moment for a wallet that registers late. */
  return async ({ connectorId, address, signal }: StoredWallet): Promise<InstalledWallet | undefined> => {
    const { find } = discovery
    const numbered = await waitFor(() => find(connectorId), REGISTRATION_WAIT_MS, signal)
    const others = live.find(connectorId) || address === undefined ? [] : namesakes(connectorId)
    for (const { source } of others[0] ? [...(numbered ? [numbered] : []), ...others] : []) {
      watchAccounts(connectorId, source)
      const accounts = await withAbort(requestAccounts(source), signal).catch(() => [])
      if (!accounts.some((account) => account.address === address)) continue
      discovery.rename(source, connectorId)
      break
    }
    if (!find(connectorId)) watchForNamesake(connectorId)
    return find(connectorId)
  }
}

const isNumbered = (id: string, base: string) => id.startsWith(base) && /^(\.\d)?$/.test(id.slice(base.length))
