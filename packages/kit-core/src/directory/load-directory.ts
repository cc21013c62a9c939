/**
 * Loads the first wallets of the directory: featured and recommended ones, and how many there are in all.
 *
 * In      state  networks asked for; each question is asked once per page, and again at a later open if it failed
 * Out     resolves when the slice is settled; a failure is noted and leaves what was there. Neither kind of wallets waits for
 *         the other or fails with it
 * Throws  nothing
 * Source  spec R-CONN-13, R-CONN-20, R-CONN-21, R-CONN-172, R-MODAL-09, R-API-51, R-FLOW-29
 */
import { getWallets, isQuotaExceeded, WALLET_ENTRIES, type WalletListing } from '@bowline/api-client'
import type { Kit } from '../kit.js'
import { createOnce } from '../lifecycle/once.js'
import { painted } from '../modal/surface.js'
import { explorerIds } from './explorer-ids.js'
import { noteQuota } from './note-quota.js'
import { selectAskedChains } from './select-asked-chains.js'
import type { DirectoryState } from './state.js'
import { tidyWallets } from './tidy-wallets.js'

type Recommended = Awaited<ReturnType<typeof askRecommended>>

const latest = new WeakMap<Kit, string>()
const featuredOnce = createOnce<readonly WalletListing[]>()
const recommendedOnce = createOnce<Recommended>()

/** Loads the first wallets of the directory. */
export async function loadDirectory(kit: Kit, signal: AbortSignal): Promise<void> {
  const chains = selectAskedChains(kit.store.get())
  const question = `directory/${chains.join()}`
  if (latest.get(kit) === question && kit.store.get().directory.status === 'ready') return
  latest.set(kit, question)
  const isLatest = () => latest.get(kit) === question
  const settle = (part: Partial<DirectoryState>) => {
    if (isLatest()) kit.store.set(({ directory }) => ({ directory: { ...directory, ...part } }))
  }
  settle({ status: 'loading' })
  const featured = featuredOnce(kit, () => askFeatured(kit, chains, signal), question)
  const recommended = recommendedOnce(kit, () => askRecommended(kit, chains, signal), question)
  // Drawing wallets waits for the card's first frame, which they would hold up.
  const show = (part: Partial<DirectoryState>) => painted(kit).then(() => settle(part))
  featured.then((own) => own[0] && show({ featured: own })).catch(() => {})
  try {
    const { data, count } = await recommended
    const own = await featured.catch(() => undefined)
    await show({
      recommended: tidyWallets(kit, data),
      count: count + (own?.length ?? 0),
      ...(own && { featured: own, status: 'ready', isQuotaExceeded: false }),
    })
    await featured
  } catch (error) {
    settle({ status: signal.aborted ? 'idle' : 'failed' })
    if (signal.aborted) return
    kit.log.debug('The wallets of the directory could not be read', error)
    if (isQuotaExceeded(error)) noteQuota(kit)
  }
}

async function askFeatured(
  kit: Kit,
  chains: readonly string[],
  signal: AbortSignal,
): Promise<readonly WalletListing[]> {
  const { featuredWalletIds } = kit.config
  const include = explorerIds(featuredWalletIds)
  if (include.length === 0) return []
  const { data } = await getWallets(await kit.api(), { page: 1, entries: include.length, include, chains, signal })
  const found = tidyWallets(kit, data)
  return featuredWalletIds.flatMap((id) => found.filter((wallet) => wallet.id === id))
}

async function askRecommended(kit: Kit, chains: readonly string[], signal: AbortSignal) {
  const { featuredWalletIds, excludeWalletIds, includeWalletIds } = kit.config
  return getWallets(await kit.api(), {
    page: 1,
    entries: WALLET_ENTRIES.recommended,
    include: explorerIds(includeWalletIds),
    exclude: explorerIds([...featuredWalletIds, ...excludeWalletIds]),
    chains,
    signal,
  })
}
