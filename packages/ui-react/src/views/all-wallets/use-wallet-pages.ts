/**
 * The explorer's wallets, page by page, and those that a search finds.
 *
 * In      wanted            what is typed, once it is long enough to search for
 *         search, searchId  what is asked of the explorer; each search asks again
 *         isCertifiedOnly   wallets with the explorer's badge
 * Out     wallets      each id once. Of the list first those that the app features and the explorer recommends; of a search
 *                      first what is here already, then what the explorer adds
 *         isFirst      the first page is on its way; what it shows would move when featured and recommended wallets came later
 *         isSearching  the explorer has not answered the search
 *         coming       how many wallets are not here yet; error of the page that would bring them
 *         isLast       there are no further ones
 *         reach        how many more wallets the visitor is near to; retry asks again for the page that failed
 * Source  R-VIEW-22, R-VIEW-23, R-VIEW-25, R-CONN-21 to 23, R-CONN-26, R-CONN-27
 */
'use client'

import type { Kit, KitState, WalletListing } from '@bowline/kit-core'
import { fetchWallets } from '@bowline/kit-core/actions'
import { useMemo, useSyncExternalStore } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { findWallets } from './find-wallets.js'
import { createWalletPages, NO_WALLETS, uniqueWallets, type WalletPages } from './wallet-pages.js'

/** What to list. */
export type WalletQuery = {
  readonly wanted: string
  readonly search: string
  readonly searchId: number
  readonly isCertifiedOnly: boolean
}

/** Lists of a kit that stay when the view is left, by what they hold. */
const listsOfKits = new WeakMap<Kit, Map<string, WalletPages>>()

const noList: WalletPages = { get: () => NO_WALLETS, subscribe: () => () => {}, reach: () => {}, retry: () => {} }

/** What the explorer's answer depends on besides the query. */
function selectScope({ modal, network }: KitState): string {
  const listed = Object.values(network.byNamespace).flatMap(({ requested }) => requested)
  return [modal.namespaceFilter, ...listed.map(({ caipNetworkId }) => caipNetworkId)].join()
}

/** Wallets of the explorer. */
export function useWalletPages({ wanted, search, searchId, isCertifiedOnly }: WalletQuery) {
  const kit = useKit()
  const scope = useKitState(selectScope)
  const directory = useKitState((state) => state.directory)
  const sources = useMemo(() => createSources(kit, scope), [kit, scope])
  const listPages = sources.list(isCertifiedOnly)
  const listed = usePages(listPages)
  const searchPages = search === '' ? noList : sources.search(search, searchId, isCertifiedOnly)
  const found = usePages(searchPages)

  const leading = useMemo(() => [...directory.featured, ...directory.recommended], [directory])
  const isSearch = wanted !== ''
  const isAsked = search === wanted
  const wallets = useMemo(() => {
    if (!isSearch) {
      const first = leading.filter(({ badge_type }) => !isCertifiedOnly || badge_type === 'certified')
      return uniqueWallets([...first, ...listed.wallets])
    }
    const here = findWallets([...leading, ...sources.here()], wanted, isCertifiedOnly)
    return uniqueWallets([...here, ...(isAsked ? found.wallets : [])])
  }, [sources, leading, listed, found, isSearch, wanted, isAsked, isCertifiedOnly])

  const asked = isSearch ? (isAsked ? found : NO_WALLETS) : listed
  const pages = isSearch ? (isAsked ? searchPages : noList) : listPages
  const isPending = asked.pages === 0 && asked.error === undefined
  const isFirst = isSearch ? isPending && wallets.length === 0 : isPending || directory.status === 'loading'
  return {
    wallets: isFirst ? NO_WALLETS.wallets : wallets,
    isFirst,
    isSearching: isSearch && isPending,
    coming: asked.coming,
    isLast: asked.isLast,
    error: asked.error,
    isRetrying: asked.isRetrying,
    reach: pages.reach,
    retry: pages.retry,
  }
}

function usePages({ subscribe, get }: WalletPages) {
  return useSyncExternalStore(subscribe, get, get)
}

/** The lists of a kit for one choice of networks, and the searches of one visit. */
function createSources(kit: Kit, scope: string) {
  const lists = listsOfKits.get(kit) ?? new Map<string, WalletPages>()
  listsOfKits.set(kit, lists)
  const searches = new Map<string, WalletPages>()
  const known = (map: Map<string, WalletPages>, key: string, search: string | undefined, isCertified: boolean) => {
    const pages =
      map.get(key) ??
      createWalletPages((page, signal) =>
        fetchWallets(kit, { page, search, badge: isCertified ? 'certified' : undefined, signal }),
      )
    map.set(key, pages)
    return pages
  }
  const list = (isCertified: boolean) => known(lists, `${isCertified}/${scope}`, undefined, isCertified)
  return {
    list,
    search: (search: string, id: number, isCertified: boolean) =>
      known(searches, `${id}/${isCertified}/${search}`, search, isCertified),
    /** All wallets that are here, whatever brought them. */
    here: (): readonly WalletListing[] =>
      [list(false), list(true), ...searches.values()].flatMap((pages) => pages.get().wallets),
  }
}
