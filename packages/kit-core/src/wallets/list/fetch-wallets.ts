/**
 * Asks for wallets of the directory: a page of all, or those that a text finds.
 *
 * In      page    from 1; the pages leave out what `state.directory` has already: featured and recommended wallets
 *         search  100 wallets at once, featured and recommended ones among them
 *         badge   certified wallets only
 * Out     wallets  that are offered here, unique by id; those of earlier pages are the caller's to keep
 *         count    as answered, for this question
 *                  Where the first page is of the wallets that the kit knows, so are the others
 *         entries  how many wallets a page of this question holds as the service counts, those left out here among them
 *         isLast   the count is reached, or the page brought nothing that earlier pages had not
 * Throws  what the service's client throws; the signal's reason when aborted. A question whose answer is no longer wanted
 *         is aborted by its caller
 * Source  spec R-CONN-20 to 27, R-CONN-202, R-API-49 to 52, R-FLOW-29
 */
import type { WalletListing } from '@bowline/api-client'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { explorerIds } from './explorer-ids.js'
import { filterWallets } from './filter-wallets.js'
import { pagingOf } from './paging.js'
import { selectAskedChains } from './select-directory-chains.js'

/** What to ask for. */
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

/** Asks for wallets of the directory. */
export async function fetchWallets(kit: Kit, params: FetchWalletsParams = {}): Promise<FetchedWallets> {
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
  const chains = selectAskedChains(kit.store.get())
  const paging = pagingOf(kit, page, [search, badge, ...chains].join())
  const { fetchWalletPage } = await import('./fetch-wallet-page.js')
  const isPlain = search === undefined && badge === undefined
  const asked = {
    page,
    include: explorerIds(kit.config.includeWalletIds),
    exclude: explorerIds([...kit.config.excludeWalletIds, ...(isPlain ? paging.listedBefore : [])]),
    chains,
    search,
    badge,
    signal,
  }
  const { data, count, entries, isKnown } = await fetchWalletPage(kit, asked, paging.isKnown())
  if (isKnown) paging.takeKnown()
  const hasNew = paging.take(data.map(({ id }) => id))
  return { wallets: filterWallets(kit, data), count, entries, isLast: !hasNew || page * entries >= count }
}
