import type { AdapterContext, Connector } from '@bowline/kit-core'
import type { StandardWallets } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import type { FoundWallet } from './found-wallet.js'
import { listWallets } from './list-wallets.js'

/** What is on offer, and whom to tell. */
export type Offer = {
  rows: readonly Connector[]
  /** The wallets of the rows, in their order. */
  wallets?: readonly FoundWallet[]
  readonly emit: AdapterContext['emit']
  /** Fires when the kit stops; absent before it starts. Nobody is told but in between. */
  signal?: AbortSignal
}

/** Lists the wallets of the page, and tells if the list is another one. */
export function emitConnectors(offer: Offer, page: Page | undefined, standard: StandardWallets | undefined): void {
  const wallets = listWallets(page, standard?.wallets())
  const connectors = wallets.map(toRow)
  if (offer.signal?.aborted !== false || JSON.stringify(connectors) === JSON.stringify(offer.rows)) return
  offer.wallets = wallets
  offer.rows = connectors
  offer.emit({ type: 'connectors', connectors })
}

/** The wallet of a row: where another one has since taken its place in the page under the same id, still the one shown. */
export function shownWallet({ wallets }: Offer, found: FoundWallet): FoundWallet {
  const shown = wallets?.find(({ id }) => id === found.id)
  return shown && shown.name !== found.name ? shown : found
}

function toRow({ id, name, icon, kind }: FoundWallet): Connector {
  const type = kind === 'standard' || kind === 'sats' ? 'ANNOUNCED' : 'INJECTED'
  return { id, name, type, chain: 'bip122', ...(icon !== undefined && { imageUrl: icon }) }
}
