import type { AdapterContext, Connector } from '@bowline/kit-core'
import type { StandardWallets } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import type { FoundWallet } from './found-wallet.js'
import { listWallets } from './list-wallets.js'

/** The connectors that the adapter lists now, and how to emit changes. Shared by the page part and the runtime, and mutated. */
export type ConnectorList = {
  connectors: readonly Connector[]
  /** The wallets of the connectors, in the same order. */
  wallets?: readonly FoundWallet[]
  readonly emit: AdapterContext['emit']
  /** Aborted when the kit stops; undefined before it starts. Changes are emitted only in between. */
  signal?: AbortSignal
}

/** Lists the wallets of the page and emits `connectors` when the list changed. */
export function emitConnectors(
  list: ConnectorList,
  page: Page | undefined,
  standard: StandardWallets | undefined,
): void {
  const wallets = listWallets(page, standard?.wallets())
  const connectors = wallets.map(toConnector)
  if (list.signal?.aborted !== false || JSON.stringify(connectors) === JSON.stringify(list.connectors)) return
  list.wallets = wallets
  list.connectors = connectors
  list.emit({ type: 'connectors', connectors })
}

/** Gets the wallet shown to the user for an id, even if another wallet has since taken the id in the page. */
export function getShownWallet({ wallets }: ConnectorList, found: FoundWallet): FoundWallet {
  const listed = wallets?.find(({ id }) => id === found.id)
  return listed && listed.name !== found.name ? listed : found
}

function toConnector({ id, name, icon, kind }: FoundWallet): Connector {
  const type = kind === 'standard' || kind === 'sats' ? 'ANNOUNCED' : 'INJECTED'
  return { id, name, type, chain: 'bip122', ...(icon !== undefined && { imageUrl: icon }) }
}
