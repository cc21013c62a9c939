/** The wallet list of a kit whose directory has responded. */
import type { WalletListing } from '@bowline/api-client'
import { start } from '../src/actions.js'
import { mainnet } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import { type Connector, type KitOptions, listWallets, type Namespace, selectWalletRows } from '../src/index.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../src/testing/index.js'

/** A connector that announced itself. */
export const found = (name: string, more: Partial<Connector> = {}): Connector => ({
  id: more.info?.rdns ?? name.toLowerCase(),
  name,
  type: 'ANNOUNCED',
  chain: 'eip155',
  ...more,
})

/** A wallet of the directory. */
export const listed = (name: string, more: Partial<WalletListing> = {}): WalletListing => ({
  id: name.toLowerCase(),
  name,
  mobile_link: `${name.toLowerCase()}://`,
  chains: ['eip155:1', solana.caipNetworkId],
  ...more,
})

type Known = { recent?: WalletListing[]; featured?: WalletListing[]; recommended?: WalletListing[]; count?: number }

/** A started kit, the response of its directory, and its rows. */
export function setUpList(
  { recent = [], featured = [], recommended = [], count }: Known,
  { connectors = [], ...options }: Partial<KitOptions> & { connectors?: readonly Connector[] } = {},
  storage = createMemoryStorage(),
) {
  const of = (namespace: Namespace) => connectors.filter(({ chain }) => chain === namespace)
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({ connectors: of('eip155') }),
      mockAdapter({ namespace: 'solana', connectors: of('solana') }),
    ],
    options: { networks: [mainnet, solana], ...options },
    storage,
  })
  start(kit)
  kit.store.set(({ directory }) => ({
    ...(recent.length > 0 && { recentWallets: recent }),
    directory: { ...directory, featured, recommended, count, status: 'ready' },
  }))
  const rows = () => selectWalletRows(kit.getState(), kit.config)
  const names = () => rows().map(({ kind, name }) => `${kind} ${name}`)
  const hidden = () =>
    listWallets(kit.getState(), kit.config).flatMap((row) => (row.hidden ? [`${row.name} ${row.hidden}`] : []))
  return { kit, rows, names, hidden, storage }
}

/** Simulates a phone, until `afterEach` deletes the user agent. */
export const onPhone = () =>
  Object.defineProperty(window.navigator, 'userAgent', {
    value: 'Mozilla/5.0 (Linux; Android 14) Mobile',
    configurable: true,
  })
