/**
 * The explorer's wallets, page by page, or those that a search finds.
 *
 * In      search, searchId  an empty search asks for the list; each search is asked anew
 *         isCertifiedOnly   wallets with the explorer's badge
 * Out     wallets    each id once; of the list first those that the app features and the explorer recommends
 *         isFirst    the first page is on its way; what it shows would move when featured and recommended wallets came later
 *         pages      how many are there; error of the page after them
 *         isLast     there are no further ones
 *         fetchNext  asks for the next page unless one is on its way, one failed or all are there; retry asks for it again
 * Source  R-VIEW-22, R-VIEW-25, R-CONN-21 to 23, R-CONN-27
 */
'use client'

import type { KitState, WalletListing } from '@bowline/kit-core'
import { fetchWallets } from '@bowline/kit-core/actions'
import useSWRInfinite from 'swr/infinite'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** What to list. */
export type WalletQuery = { readonly search: string; readonly searchId: number; readonly isCertifiedOnly: boolean }

type WalletPage = Awaited<ReturnType<typeof fetchWallets>>
type PageKey = readonly [what: 'wallets', scope: string, search: string, id: number, isCertified: boolean, page: number]

/** What the explorer's answer depends on besides the query. */
function selectScope({ modal, network }: KitState): string {
  const listed = Object.values(network.byNamespace).flatMap(({ requested }) => requested)
  return [modal.namespaceFilter, ...listed.map(({ caipNetworkId }) => caipNetworkId)].join()
}

/** Wallets of the explorer. */
export function useWalletPages({ search, searchId, isCertifiedOnly }: WalletQuery) {
  const kit = useKit()
  const scope = useKitState(selectScope)
  const directory = useKitState((state) => state.directory)
  const query = [scope, search, search === '' ? 0 : searchId, isCertifiedOnly] as const

  const keyOf = (index: number, previous: WalletPage | null): PageKey | null =>
    previous?.isLast ? null : ['wallets', ...query, index + 1]
  const fetchPage = ([, , wanted, , isCertified, page]: PageKey) =>
    fetchWallets(kit, {
      page,
      search: wanted === '' ? undefined : wanted,
      badge: isCertified ? 'certified' : undefined,
      signal: kit.lifetime(),
    })
  const { data, error, size, setSize, isValidating } = useSWRInfinite<WalletPage, unknown>(keyOf, fetchPage, {
    revalidateFirstPage: false,
  })

  const known = search === '' ? [...directory.featured, ...directory.recommended] : []
  const leading = known.filter(({ badge_type }) => !isCertifiedOnly || badge_type === 'certified')
  const pages = data ?? []
  const isLast = pages.at(-1)?.isLast ?? false
  const hasFailed = error !== undefined && !isValidating
  const isFirst = (data === undefined && !hasFailed) || (search === '' && directory.status === 'loading')

  const fetchNext = () => {
    if (!isValidating && !hasFailed && !isLast) void setSize(pages.length + 1)
  }
  return {
    wallets: isFirst ? [] : uniqueWallets([...leading, ...pages.flatMap(({ wallets }) => wallets)]),
    pages: pages.length,
    isFirst,
    isLast,
    error: hasFailed ? error : undefined,
    isRetrying: error !== undefined && isValidating,
    fetchNext,
    retry: () => void setSize(size),
  }
}

function uniqueWallets(wallets: readonly WalletListing[]): readonly WalletListing[] {
  return [...new Map(wallets.map((wallet) => [wallet.id, wallet])).values()]
}
