/**
 * Loads the first wallets of the directory: featured and recommended ones, and how many there are in all.
 *
 * In      state  networks asked for; each question is asked once per page, and again at a later open if it failed
 * Out     resolves when the slice is settled; a failure is noted and leaves what was there
 * Throws  nothing
 * Source  spec R-CONN-13, R-CONN-20, R-CONN-21, R-MODAL-09, R-API-51, R-FLOW-29
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

type Found = Pick<DirectoryState, 'featured' | 'recommended' | 'count'>

const latest = new WeakMap<Kit, string>()
const askOnce = createOnce<Found>()

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
  try {
    const found = await askOnce(kit, () => ask(kit, chains, signal), question)
    // Drawing them waits for the card's first frame, which they would hold up.
    await painted(kit)
    settle({ ...found, status: 'ready', isQuotaExceeded: false })
  } catch (error) {
    settle({ status: signal.aborted ? 'idle' : 'failed' })
    if (signal.aborted) return
    kit.log.debug('The wallets of the directory could not be read', error)
    if (isQuotaExceeded(error)) noteQuota(kit)
  }
}

async function ask(kit: Kit, chains: readonly string[], signal: AbortSignal): Promise<Found> {
  const [featured, { data: recommended, count }] = await Promise.all([
    askFeatured(kit, chains, signal),
    askRecommended(kit, chains, signal),
  ])
  return { featured, recommended: tidyWallets(kit, recommended), count: count + featured.length }
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
