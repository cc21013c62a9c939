import type { AdapterContext, Connector } from '@bowline/kit-core'
import type { StandardWallets } from '@bowline/kit-core/adapter'
import type { Page } from '../page/page.js'
import type { FoundWallet } from './found-wallet.js'
import { listWallets } from './list-wallets.js'

/** What is on offer, and whom to tell. */
export type Offer = {
  rows: readonly Connector[]
  readonly emit: AdapterContext['emit']
  /** Fires when the kit stops; absent before it starts. Nobody is told but in between. */
  signal?: AbortSignal
}

/** Lists the wallets of the page, and tells if the list is another one. */
export function tellConnectors(offer: Offer, page: Page | undefined, standard: StandardWallets | undefined): void {
  const connectors = listWallets(page, standard?.wallets()).map(toRow)
  if (offer.signal?.aborted !== false || JSON.stringify(connectors) === JSON.stringify(offer.rows)) return
  offer.rows = connectors
  offer.emit({ type: 'connectors', connectors })
}

function toRow({ id, name, icon, kind }: FoundWallet): Connector {
  const type = kind === 'standard' || kind === 'sats' ? 'ANNOUNCED' : 'INJECTED'
  return { id, name, type, chain: 'bip122', ...(icon !== undefined && { imageUrl: icon }) }
}
