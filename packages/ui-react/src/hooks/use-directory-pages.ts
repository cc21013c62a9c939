'use client'

/**
 * Pages of the explorer's wallet directory, for `useKitWallets`.
 *
 * In      search, badge   an empty `search` lists all wallets; a different query starts from the first page
 * Out     wallets         wallets of all pages so far, without duplicates; `count` is the total that the explorer returned
 *         fetchNextPage   fetches the next page, unless it is being fetched or there is none; after a failure, the same page.
 *                         Stable per query, resolves when the response arrives, never rejects
 *         Unmounting or a different query aborts the current request; a late response is dropped.
 * Source  R-REACT-06, R-REACT-07, R-REACT-08, R-CONN-20 to 27, R-API-09
 */

import type { WalletListing } from '@bowline/kit-core'
import { fetchWallets } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Query for the directory. */
export type DirectoryQuery = { readonly search: string; readonly badge: 'certified' | undefined }

/** Wallets of the pages fetched so far, and the state of the request for the next page. */
export type DirectoryPages = {
  readonly wallets: readonly WalletListing[]
  readonly count: number | undefined
  readonly pages: number
  readonly isLast: boolean
  readonly isPending: boolean
  readonly error: unknown
}

const NO_PAGES: DirectoryPages = {
  wallets: [],
  count: undefined,
  pages: 0,
  isLast: false,
  isPending: false,
  error: undefined,
}

type Loaded = { readonly query: string; readonly pages: DirectoryPages }
type Running = {
  readonly query: string
  readonly controller: AbortController
  /** Pages before this request started. */
  readonly before: DirectoryPages
  readonly done: Promise<void>
}

/** Pages of the directory that match a query. Nothing is fetched before the first `fetchNextPage`. */
export function useDirectoryPages({ search, badge }: DirectoryQuery) {
  const kit = useKit()
  const query = `${badge ?? ''}/${search}`
  const [loaded, setLoaded] = useState<Loaded>({ query, pages: NO_PAGES })
  const latest = useRef(loaded)
  const running = useRef<Running>(undefined)

  const fetchNextPage = useCallback(async () => {
    const show = (pages: DirectoryPages) => {
      latest.current = { query, pages }
      setLoaded(latest.current)
    }
    const before = latest.current.query === query ? latest.current.pages : NO_PAGES
    if (running.current?.query === query) return running.current.done
    if (before.isLast) return
    running.current?.controller.abort()
    const controller = new AbortController()
    const fetchPage = async () => {
      show({ ...before, isPending: true, error: undefined })
      try {
        const params = { page: before.pages + 1, search: search || undefined, badge, signal: controller.signal }
        const { wallets, count, isLast } = await fetchWallets(kit, params)
        if (controller.signal.aborted) return
        running.current = undefined
        const all = new Map([...before.wallets, ...wallets].map((wallet) => [wallet.id, wallet]))
        show({ ...NO_PAGES, wallets: [...all.values()], count, pages: before.pages + 1, isLast })
      } catch (error) {
        if (controller.signal.aborted) return
        running.current = undefined
        show({ ...before, isPending: false, error })
      }
    }
    const done = fetchPage()
    running.current = { query, controller, before, done }
    return done
  }, [kit, query, search, badge])

  useEffect(
    () => () => {
      if (running.current?.query !== query) return
      running.current.controller.abort()
      latest.current = { query, pages: running.current.before }
      running.current = undefined
      setLoaded(latest.current)
    },
    [query],
  )

  return { ...(loaded.query === query ? loaded.pages : NO_PAGES), fetchNextPage }
}
