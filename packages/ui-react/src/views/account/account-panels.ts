/**
 * The lists of the account, each a chunk that is fetched when its tab is opened.
 *
 * Source  R-VIEW-04, R-VIEW-40
 */
import type { ComponentType } from 'react'
import type { ComponentLoader } from '../../kit/use-component.js'

const CHUNKS = {
  tokens: async (): Promise<ComponentType> => (await import('../tokens/token-list.js')).TokenList,
  nfts: async (): Promise<ComponentType> => (await import('../nfts/nft-list.js')).NftList,
  activity: async (): Promise<ComponentType> => (await import('../transactions/activity-list.js')).ActivityList,
}

/** A list of the account. */
export type AccountPanelName = keyof typeof CHUNKS

const loaded = new Map<AccountPanelName, ComponentType>()

/** How the lists are come by. */
export const ACCOUNT_PANELS: ComponentLoader<AccountPanelName> = {
  loadedView: (name) => loaded.get(name),
  async loadView(name) {
    const List = loaded.get(name) ?? (await CHUNKS[name]())
    loaded.set(name, List)
    return List
  },
}
