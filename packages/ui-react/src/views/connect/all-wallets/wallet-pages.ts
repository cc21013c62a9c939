/**
 * Loads one list of wallets for AllWallets (all, or a search) page by page: several pages at once, shown in their order.
 *
 * In      fetchPage  fetches a page, starting from 1; its signal aborts when the list has no more listeners
 * Out     get        pages that are loaded; the same object until something changes
 *         subscribe  the list loads its pages while it has listeners; without any, pending requests are aborted
 *         reach      fetches the pages that contain the next wallets; `missing` is how many more the user has scrolled close to
 *         retry      fetches the failed page again
 * Source  R-CONN-21 to 23, R-VIEW-25; R-REACT-07: unmounting and mounting at once sends no second request
 */
import type { WalletListing } from '@bowline/kit-core'
import type { FetchedWallets } from '@bowline/kit-core/actions'

/** Maximum number of concurrent requests: the number of connections that browsers open to one server. */
const MAX_CONCURRENT_PAGES = 6

/** The loaded part of a list, and the state of its next page. */
export type LoadedWallets = {
  /** Wallets of all pages before the first missing one, without duplicates. */
  readonly wallets: readonly WalletListing[]
  readonly pages: number
  /** Number of wallets not loaded yet, by the total that the service reports. */
  readonly remaining: number
  readonly isLast: boolean
  /** Why the next page is missing. */
  readonly error: unknown
  readonly isRetrying: boolean
}

/** A list that loads its pages while it has listeners. */
export type WalletPages = {
  readonly get: () => LoadedWallets
  readonly subscribe: (listener: () => void) => () => void
  readonly reach: (missing: number) => void
  readonly retry: () => void
}

/** State before the first request. */
export const NO_WALLETS: LoadedWallets = {
  wallets: [],
  pages: 0,
  remaining: 0,
  isLast: false,
  error: undefined,
  isRetrying: false,
}

/** Creates a list without any loaded pages. */
export function createWalletPages(
  fetchPage: (page: number, signal: AbortSignal) => Promise<FetchedWallets>,
): WalletPages {
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  /** Loaded pages that follow a missing page. */
  const loaded = new Map<number, FetchedWallets>()
  const failed = new Map<number, unknown>()
  let state = NO_WALLETS
  let entries = 0
  let lastWanted = 1

  const set = (part: Partial<LoadedWallets>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }
  const abort = () => {
    for (const controller of running.values()) controller.abort()
    running.clear()
  }
  const fetchMissingPages = () => {
    if (listeners.size === 0 || state.isLast || failed.size > 0) return
    for (let page = state.pages + 1; page <= lastWanted && running.size < MAX_CONCURRENT_PAGES; page++) {
      if (!running.has(page) && !loaded.has(page)) void loadPage(page)
    }
  }
  const loadPage = async (page: number) => {
    const controller = new AbortController()
    running.set(page, controller)
    try {
      const result = await fetchPage(page, controller.signal)
      if (!controller.signal.aborted) loaded.set(page, result)
    } catch (error) {
      if (!controller.signal.aborted) failed.set(page, error)
    }
    if (controller.signal.aborted) return
    running.delete(page)
    applyLoaded()
    fetchMissingPages()
  }
  const applyLoaded = () => {
    let { wallets, pages, remaining, isLast, isRetrying } = state
    for (let page = loaded.get(pages + 1); page !== undefined && !isLast; page = loaded.get(pages + 1)) {
      pages += 1
      loaded.delete(pages)
      entries = page.entries
      wallets = uniqueWallets([...wallets, ...page.wallets])
      isLast = page.isLast
      remaining = isLast ? 0 : Math.max(1, page.count - pages * entries)
      isRetrying = false
    }
    const error = isLast ? undefined : failed.get(pages + 1)
    if (isLast) abort()
    if (pages > state.pages || error !== undefined)
      set({ wallets, pages, remaining, isLast, error, isRetrying: isRetrying && error === undefined })
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      queueMicrotask(fetchMissingPages)
      return () => {
        listeners.delete(listener)
        queueMicrotask(() => {
          if (listeners.size > 0) return
          abort()
          failed.clear()
          lastWanted = Math.max(1, state.pages)
          state = { ...state, error: undefined, isRetrying: false }
        })
      }
    },
    reach(missing) {
      if (state.pages === 0) return
      const pagesLeft = Math.ceil(state.remaining / entries)
      lastWanted = state.pages + Math.min(pagesLeft, Math.max(0, Math.ceil(missing / entries)))
      fetchMissingPages()
    },
    retry() {
      failed.clear()
      lastWanted = Math.max(lastWanted, state.pages + 1)
      set({ error: undefined, isRetrying: true })
      fetchMissingPages()
    },
  }
}

/** Removes duplicates; keeps the first occurrence of each wallet. */
export function uniqueWallets(wallets: readonly WalletListing[]): readonly WalletListing[] {
  const unique = new Map<string, WalletListing>()
  for (const wallet of wallets) if (!unique.has(wallet.id)) unique.set(wallet.id, wallet)
  return [...unique.values()]
}
