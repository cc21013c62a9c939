/**
 * Loads the first wallets of the directory: featured and recommended ones, and the total count.
 *
 * In      the networks requested in state; each query is sent once per page load, and again on a later open if it failed
 * Out     resolves when the directory slice is settled; a failure is stored and keeps the previous wallets. Featured and
 *         recommended wallets load and fail independently. When the explorer fails or does not respond within 3 s, the built-in
 *         wallets are shown; the explorer's late response then applies at the next open
 * Throws  nothing
 * Source  spec R-CONN-13, R-CONN-20, R-CONN-21, R-CONN-172, R-CONN-202, R-MODAL-09, R-API-51, R-FLOW-29
 */

import { isQuotaExceeded, type WalletList, type WalletListing } from '@bowline/api-client'
import { createDedupe } from '../../base/async/dedupe.js'
import { withTimeout } from '../../base/async/pause.js'
import { perOwner } from '../../base/async/per-owner.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { waitForPaint } from '../../navigation/surface.js'
import {
  completeListings,
  EXPLORER_TIMEOUT_MS,
  fetchDirectory,
  fetchListed,
  queryBuiltinWallets,
} from './fetch-directory.js'
import { fetchFeaturedWallets, fetchRecommendedWallets } from './fetch-first-wallets.js'
import { filterWallets } from './filter-wallets.js'
import { handleQuotaExceeded } from './handle-quota-exceeded.js'
import { selectRecommendedRoom } from './list-wallets.js'
import { selectRequestedChains } from './select-directory-chains.js'
import type { DirectoryState } from './state.js'

const latest = perOwner((): { query?: string; isComplete?: boolean } => ({}))
const featuredOnce = createDedupe<readonly WalletListing[]>()
const recommendedOnce = createDedupe<WalletList>()
const completing = createDedupe<void>({ keep: false })

/** Loads the first wallets of the directory into state. Called on every intent; does nothing once they are loaded. */
export async function loadDirectory(kit: Kit, signal: AbortSignal): Promise<void> {
  const chains = selectRequestedChains(kit.store.get())
  const query = `directory/${chains.join()}`
  const before = kit.store.get().directory
  if (latest(kit).query === query && before.status === 'ready') return completeDirectory(kit)
  const isComplete = areRecommendedShown(kit)
  Object.assign(latest(kit), { query, isComplete })
  let isUsingBuiltinWallets = false
  const settle = (part: Partial<DirectoryState>) => {
    if (latest(kit).query === query) kit.store.set(({ directory }) => ({ directory: { ...directory, ...part } }))
  }
  if (before.status !== 'loading') settle({ status: 'loading' })
  const params = { chains, signal }
  const featured = featuredOnce(kit, () => fetchFeaturedWallets(kit, fetchDirectory, params), query)
  const recommended = recommendedOnce(
    kit,
    () => fetchRecommendedWallets(kit, isComplete ? fetchDirectory : fetchListed, params),
    query,
  )
  // Wallets render after the card's first frame, which they would delay.
  const show = (part: Partial<DirectoryState>) => waitForPaint(kit).then(() => isUsingBuiltinWallets || settle(part))
  const showBuiltinWallets = async () => {
    const known = await Promise.all([
      fetchFeaturedWallets(kit, queryBuiltinWallets, params),
      fetchRecommendedWallets(kit, queryBuiltinWallets, params),
    ])
    await waitForPaint(kit)
    const { directory } = kit.store.get()
    const [{ data, count }, isOpen] = [known[1], directory.recommended === before.recommended]
    const own = directory.featured === before.featured && known[0][0] ? known[0] : directory.featured
    if (isUsingBuiltinWallets || directory.status === 'ready') return
    isUsingBuiltinWallets = true
    const others = isOpen && count > 0 && { recommended: filterWallets(kit, data), count: count + own.length }
    settle({ status: 'failed', featured: own, ...others })
  }
  const loadFromExplorer = async () => {
    featured.then((own) => own[0] && show({ featured: own })).catch(() => {})
    try {
      const { data, count } = await recommended
      const own = await featured.catch(() => undefined)
      await show({
        recommended: filterWallets(kit, data),
        count: count + (own?.length ?? 0),
        ...(own && { featured: own, status: 'ready', isQuotaExceeded: false }),
      })
      await featured
    } catch (error) {
      if (signal.aborted) return settle({ status: 'idle' })
      kit.log.debug('The wallets of the directory could not be read', error)
      await showBuiltinWallets()
      if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    }
  }
  const loaded = loadFromExplorer().then(() => true)
  if (!(await withTimeout(loaded, EXPLORER_TIMEOUT_MS))) await showBuiltinWallets()
  await loaded
}

/**
 * Adds the data of built-in wallets to recommended wallets that were loaded without it, once a view shows them: most first
 * lists show installed wallets only, and need no index.
 */
export async function completeDirectory(kit: Kit, isShown: boolean = areRecommendedShown(kit)): Promise<void> {
  const own = latest(kit)
  if (own.isComplete !== false || !isShown) return
  await completing(kit, async () => {
    const { recommended } = kit.store.get().directory
    const complete = await completeListings(kit, recommended)
    own.isComplete = true
    kit.store.set(({ directory }) =>
      directory.recommended === recommended ? { directory: { ...directory, recommended: complete } } : {},
    )
  })
}

function areRecommendedShown(kit: Kit): boolean {
  const state = kit.store.get()
  return selectRecommendedRoom(state, kit.config) > 0 || currentRoute(state.navigation).view === 'GetWallet'
}
