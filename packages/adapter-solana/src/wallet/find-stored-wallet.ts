/**
 * The wallet of a stored connection. Wallets of one name are numbered in the order of their coming, which may be another one on
 * the next page: among them it is the one that opens the stored account.
 *
 * In      ask    opens a wallet's accounts without a window
 *         hear   hears of accounts that a wallet opens later
 *         tell   called where none was there and one of the name has come
 * Out     the wallet, which has the stored id from then on; undefined where none is there
 * Source  spec R-ADPT-79
 */
import { waitFor, withAbort } from '@bowline/kit-core/adapter'
import { connectorIdOf } from '../discovery/connector-id.js'
import type { Discovery, InstalledWallet } from '../discovery/discovery.js'
import type { LiveWallets } from './live-wallet.js'
import type { StandardAccount } from './standard-accounts.js'

const REGISTRATION_WAIT_MS = 1_500

/** What the search needs. */
export type StoredWalletParts = {
  readonly discovery: Discovery
  readonly live: LiveWallets
  readonly ask: (source: object) => Promise<readonly StandardAccount[]>
  readonly hear: (id: string, source: object) => void
  readonly tell: (id: string) => void
  readonly lifetime: () => AbortSignal
}

/** Whose connection is stored, and its account in use. */
export type StoredWallet = {
  readonly connectorId: string
  readonly address?: string | undefined
  readonly signal: AbortSignal
}

/** Makes the search. */
export function createStoredWallets({ discovery, live, ask, hear, tell, lifetime }: StoredWalletParts) {
  const expected = new Set<string>()

  const namesakes = (connectorId: string) =>
    discovery
      .wallets()
      .filter(({ id, name }) => id !== connectorId && isNumbered(connectorId, connectorIdOf(name)) && !live.find(id))

  function expect(connectorId: string): void {
    if (expected.has(connectorId)) return
    expected.add(connectorId)
    const known = new Set(discovery.wallets().map(({ source }) => source))
    const end = () => {
      expected.delete(connectorId)
      stop()
    }
    const stop = discovery.onChange(() => {
      if (namesakes(connectorId).every(({ source }) => known.has(source))) return
      end()
      tell(connectorId)
    })
    lifetime().addEventListener('abort', end)
  }

  /** One that registers late gets a moment. */
  return async ({ connectorId, address, signal }: StoredWallet): Promise<InstalledWallet | undefined> => {
    const { find } = discovery
    const numbered = await waitFor(() => find(connectorId), REGISTRATION_WAIT_MS, signal)
    const others = live.find(connectorId) || address === undefined ? [] : namesakes(connectorId)
    for (const { source } of others[0] ? [...(numbered ? [numbered] : []), ...others] : []) {
      hear(connectorId, source)
      const accounts = await withAbort(ask(source), signal).catch(() => [])
      if (!accounts.some((account) => account.address === address)) continue
      discovery.rename(source, connectorId)
      break
    }
    if (!find(connectorId)) expect(connectorId)
    return find(connectorId)
  }
}

const isNumbered = (id: string, base: string) => id.startsWith(base) && /^(\.\d)?$/.test(id.slice(base.length))
