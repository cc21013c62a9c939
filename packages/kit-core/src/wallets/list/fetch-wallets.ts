/**
 * Fetches wallets of the directory: a page of all wallets, or the results of a search.
 *
 * In      page    from 1; pages omit the wallets already in `state.directory` (featured and recommended)
 *         search  returns 100 wallets at once, including featured and recommended ones
 *         badge   certified wallets only
 * Out     wallets  the wallets available here, unique by id within the page; none without a project id
 *         count    total for this query, as the service reports it
 *         entries  page size as the service counts it, including wallets that are filtered out here
 *         isLast   the count is reached, or the page added nothing that earlier pages did not have
 * Throws  what the service's client throws; the signal's reason when aborted. The caller aborts a request whose response it
 *         no longer needs
 * Source  spec R-CONN-20 to 27, R-CONN-202, R-API-49 to 52, R-FLOW-29
 */

import type { WalletListing } from '@bowline/api-client'
import { isMaybeSignal, isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { filterExplorerIds } from './filter-explorer-ids.js'
import { filterWallets } from './filter-wallets.js'
import { getPaging } from './paging.js'
import { selectRequestedChains } from './select-directory-chains.js'

/** Query for wallets. */
export type FetchWalletsParams = {
  readonly page?: number | undefined
  readonly search?: string | undefined
  readonly badge?: 'certified' | undefined
  readonly signal?: AbortSignal | undefined
}

/** One page of wallets. */
export type FetchedWallets = {
  readonly wallets: readonly WalletListing[]
  readonly count: number
  readonly entries: number
  readonly isLast: boolean
}

/**
 * Fetches a page or a search of the directory. If the first page came from the built-in wallets, the following pages do
 * too.
 */
export async function fetchWallets(kit: Kit, given: FetchWalletsParams = {}): Promise<FetchedWallets> {
  const isPage = (value: unknown) => value === undefined || Number.isSafeInteger(value)
  const params = parseInput(given, { page: isPage, search: isMaybeText, badge: isMaybeText, signal: isMaybeSignal })
  const { page = 1, badge, signal } = params
  const search = params.search?.trim() || undefined
  if (!kit.config.projectId) return { wallets: [], count: 0, entries: 0, isLast: true }
  if (search !== undefined) {
    track(kit, {
      type: 'track',
      event: 'SEARCH_WALLET',
      properties: { badge: badge ?? 'all', search: redactSecrets(search) },
    })
  }
  const chains = selectRequestedChains(kit.store.get())
  const paging = getPaging(kit, page, [search, badge, ...chains].join())
  const { fetchWalletPage } = await import('./fetch-wallet-page.js')
  const isPlain = search === undefined && badge === undefined
  const query = {
    page,
    include: filterExplorerIds(kit.config.includeWalletIds),
    exclude: filterExplorerIds([...kit.config.excludeWalletIds, ...(isPlain ? paging.listedBefore : [])]),
    chains,
    search,
    badge,
    signal,
  }
  const { data, count, entries, isKnown } = await fetchWalletPage(kit, query, paging.isKnown())
  if (isKnown) paging.markKnown()
  const hasNew = paging.add(data.map(({ id }) => id))
  return { wallets: filterWallets(kit, data), count, entries, isLast: !hasNew || page * entries >= count }
}
