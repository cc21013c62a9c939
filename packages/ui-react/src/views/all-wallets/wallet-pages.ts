/**
 * The pages of one list of the directory: several are asked for at once, and shown in their order.
 *
 * In      ask        asks for a page, from 1; its signal fires when nobody shows the list any more
 * Out     get        what is here; the same object until something changes
 *         subscribe  the list asks for its pages as long as somebody listens; what is on its way then is aborted
 *         reach      how many wallets the visitor is short of; no further pages are asked for than those hold
 *         retry      asks again for the page that failed
 * Source  R-CONN-21 to 23, R-VIEW-25; R-REACT-07: who leaves and comes back at once asks nothing twice
 */
import type { WalletListing } from '@bowline/kit-core'
import type { FetchedWallets } from '@bowline/kit-core/actions'

/** Pages that are asked for at once: as many as a browser has connections to one server. */
const MAX_CONCURRENT_PAGES = 6

/** What is here of a list. */
export type ListedWallets = {
  /** Of all pages before the first that is missing, each id once. */
  readonly wallets: readonly WalletListing[]
  readonly pages: number
  /** How many wallets are still to come, by the service's count. */
  readonly coming: number
  readonly isLast: boolean
  /** Why the page after them is missing. */
  readonly error: unknown
  readonly isRetrying: boolean
}

/** The pages of one list. */
export type WalletPages = {
  readonly get: () => ListedWallets
  readonly subscribe: (listener: () => void) => () => void
  readonly reach: (missing: number) => void
  readonly retry: () => void
}

/** What is here before anything was asked. */
export const NO_WALLETS: ListedWallets = {
  wallets: [],
  pages: 0,
  coming: 0,
  isLast: false,
  error: undefined,
  isRetrying: false,
}

/** Makes a list of which nothing has been asked. */
export function createWalletPages(ask: (page: number, signal: AbortSignal) => Promise<FetchedWallets>): WalletPages {
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  /** Pages whose turn has not come. */
  const answered = new Map<number, FetchedWallets>()
  const failed = new Map<number, unknown>()
  let state = NO_WALLETS
  let entries = 0
  let wanted = 1

  const set = (part: Partial<ListedWallets>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }
  const abort = () => {
    for (const controller of running.values()) controller.abort()
    running.clear()
  }
  const fetchMissingPages = () => {
    if (listeners.size === 0 || state.isLast || failed.size > 0) return
    for (let page = state.pages + 1; page <= wanted && running.size < MAX_CONCURRENT_PAGES; page++) {
      if (!running.has(page) && !answered.has(page)) void askFor(page)
    }
  }
  const askFor = async (page: number) => {
    const controller = new AbortController()
    running.set(page, controller)
    try {
      const answer = await ask(page, controller.signal)
      if (!controller.signal.aborted) answered.set(page, answer)
    } catch (error) {
      if (!controller.signal.aborted) failed.set(page, error)
    }
    if (controller.signal.aborted) return
    running.delete(page)
    take()
    fetchMissingPages()
  }
  const take = () => {
    let { wallets, pages, coming, isLast, isRetrying } = state
    for (let page = answered.get(pages + 1); page !== undefined && !isLast; page = answered.get(pages + 1)) {
      pages += 1
      answered.delete(pages)
      entries = page.entries
      wallets = uniqueWallets([...wallets, ...page.wallets])
      isLast = page.isLast
      coming = isLast ? 0 : Math.max(1, page.count - pages * entries)
      isRetrying = false
    }
    const error = isLast ? undefined : failed.get(pages + 1)
    if (isLast) abort()
    if (pages > state.pages || error !== undefined)
      set({ wallets, pages, coming, isLast, error, isRetrying: isRetrying && error === undefined })
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
          wanted = Math.max(1, state.pages)
          state = { ...state, error: undefined, isRetrying: false }
        })
      }
    },
    reach(missing) {
      if (state.pages === 0) return
      const most = Math.ceil(state.coming / entries)
      wanted = state.pages + Math.min(most, Math.max(0, Math.ceil(missing / entries)))
      fetchMissingPages()
    },
    retry() {
      failed.clear()
      wanted = Math.max(wanted, state.pages + 1)
      set({ error: undefined, isRetrying: true })
      fetchMissingPages()
    },
  }
}

/** Each wallet once, where it comes first. */
export function uniqueWallets(wallets: readonly WalletListing[]): readonly WalletListing[] {
  const unique = new Map<string, WalletListing>()
  for (const wallet of wallets) if (!unique.has(wallet.id)) unique.set(wallet.id, wallet)
  return [...unique.values()]
}
