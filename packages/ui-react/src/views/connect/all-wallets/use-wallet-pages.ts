'use client'

/**
 * The wallets that AllWallets shows: the explorer's list, page by page, or the results of a search.
 *
 * In      searchText        text to search for; empty when too short
 *         search, searchId  text to send to the explorer; each new id sends another request
 *         isCertifiedOnly   only wallets that the explorer has certified
 * Out     wallets      without duplicates. The list starts with wallets that the app features and the explorer recommends; a
 *                      search starts with matches that are already loaded, followed by those of the explorer
 *         isFirst      the first page is loading; nothing is shown, since featured and recommended wallets would move it
 *         isSearching  the explorer has not responded to the search
 *         canFilter    whether the filter is useful: false once no more wallets can be loaded and none of them is certified
 *         remaining    number of wallets not loaded yet; `error` of the page that contains the next ones
 *         isLast       whether all wallets are loaded
 *         reach        loads the pages that contain the next wallets; its argument is how many more the user has scrolled close to
 *         retry        loads the failed page again; `isRetrying` while it does
 * Source  R-VIEW-22, R-VIEW-23, R-VIEW-25, R-CONN-21 to 23, R-CONN-26, R-CONN-27
 */

import type { Kit, KitState, WalletListing } from '@bowline/kit-core'
import { fetchWallets } from '@bowline/kit-core/actions'
import { perOwner } from '@bowline/kit-core/internal'
import { useMemo, useSyncExternalStore } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { filterLoadedWallets } from './filter-loaded-wallets.js'
import { createWalletPages, NO_WALLETS, uniqueWallets, type WalletPages } from './wallet-pages.js'

/** Search and filter of AllWallets. */
export type WalletQuery = {
  readonly searchText: string
  readonly search: string
  readonly searchId: number
  readonly isCertifiedOnly: boolean
}

/** Lists by their query; they stay loaded when the user leaves the view. */
const getLists = perOwner(() => new Map<string, WalletPages>())

const EMPTY_PAGES: WalletPages = { get: () => NO_WALLETS, subscribe: () => () => {}, reach: () => {}, retry: () => {} }

/** Key of the state that the explorer's responses depend on, in addition to the query. */
function selectScope({ modal, network }: KitState): string {
  const listed = Object.values(network.byNamespace).flatMap(({ requested }) => requested)
  return [modal.namespaceFilter, ...listed.map(({ caipNetworkId }) => caipNetworkId)].join()
}

/** Wallets of the explorer that match a query. */
export function useWalletPages({ searchText, search, searchId, isCertifiedOnly }: WalletQuery) {
  const kit = useKit()
  const scope = useKitState(selectScope)
  const directory = useKitState((state) => state.directory)
  const sources = useMemo(() => createSources(kit, scope), [kit, scope])
  const listPages = sources.list(isCertifiedOnly)
  const listed = usePages(listPages)
  const searchPages = search === '' ? EMPTY_PAGES : sources.search(search, searchId, isCertifiedOnly)
  const found = usePages(searchPages)

  const leading = useMemo(() => [...directory.featured, ...directory.recommended], [directory])
  const isSearch = searchText !== ''
  const isCurrent = search === searchText
  const wallets = useMemo(() => {
    if (!isSearch) {
      const first = leading.filter(({ badge_type }) => !isCertifiedOnly || badge_type === 'certified')
      return uniqueWallets([...first, ...listed.wallets])
    }
    const here = filterLoadedWallets([...leading, ...sources.here()], searchText, isCertifiedOnly)
    return uniqueWallets([...here, ...(isCurrent ? found.wallets : [])])
  }, [sources, leading, listed, found, isSearch, searchText, isCurrent, isCertifiedOnly])

  const current = isSearch ? (isCurrent ? found : NO_WALLETS) : listed
  const pages = isSearch ? (isCurrent ? searchPages : EMPTY_PAGES) : listPages
  const isPending = current.pages === 0 && current.error === undefined
  const isFirst = isSearch ? isPending && wallets.length === 0 : isPending || directory.status === 'loading'
  const isCertified = ({ badge_type }: WalletListing) => badge_type === 'certified'
  const areAllKnown = listed.isLast || listed.error !== undefined
  return {
    canFilter: isCertifiedOnly || !areAllKnown || [...leading, ...listed.wallets].some(isCertified),
    wallets: isFirst ? NO_WALLETS.wallets : wallets,
    isFirst,
    isSearching: isSearch && isPending,
    remaining: current.remaining,
    isLast: current.isLast,
    error: current.error,
    isRetrying: current.isRetrying,
    reach: pages.reach,
    retry: pages.retry,
  }
}

function usePages({ subscribe, get }: WalletPages) {
  return useSyncExternalStore(subscribe, get, get)
}

/** Lists of a kit for one set of networks, and the searches of one visit to the view. */
function createSources(kit: Kit, scope: string) {
  const lists = getLists(kit)
  const searches = new Map<string, WalletPages>()
  const getOrCreate = (
    map: Map<string, WalletPages>,
    key: string,
    search: string | undefined,
    isCertified: boolean,
  ) => {
    const pages =
      map.get(key) ??
      createWalletPages((page, signal) =>
        fetchWallets(kit, { page, search, badge: isCertified ? 'certified' : undefined, signal }),
      )
    map.set(key, pages)
    return pages
  }
  const list = (isCertified: boolean) => getOrCreate(lists, `${isCertified}/${scope}`, undefined, isCertified)
  return {
    list,
    search: (search: string, id: number, isCertified: boolean) =>
      getOrCreate(searches, `${id}/${isCertified}/${search}`, search, isCertified),
    /** All loaded wallets, from lists and searches. */
    here: (): readonly WalletListing[] =>
      [list(false), list(true), ...searches.values()].flatMap((pages) => pages.get().wallets),
  }
}
