/**
 * Pages of the explorer's directory, for a list of the app's own.
 *
 * In      search, badge   a text of fewer than 2 characters is no search; another question begins anew
 * Out     wallets         of all pages so far, each once; count as the explorer answered
 *         fetchNextPage   asks for the next one unless one is on its way or all are there; after a failure for the same one.
 *                         Stable per question, resolves when the answer is there, never rejects
 *         Leaving, or another question, gives a running one up; a late answer is dropped.
 * Source  R-REACT-06, R-REACT-07, R-REACT-08, R-CONN-20 to 27, R-API-09
 */
'use client'

import type { WalletListing } from '@bowline/kit-core'
import { fetchWallets } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from '../kit/use-kit.js'

/** What of the directory is asked for. */
export type DirectoryQuestion = { readonly search: string; readonly badge: 'certified' | undefined }

/** What has been answered. */
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

type Answered = { readonly question: string; readonly pages: DirectoryPages }
type Running = {
  readonly question: string
  readonly controller: AbortController
  /** What was there before it began. */
  readonly before: DirectoryPages
  readonly done: Promise<void>
}

/** Pages of the directory. */
export function useDirectoryPages({ search, badge }: DirectoryQuestion) {
  const kit = useKit()
  const question = `${badge ?? ''}/${search}`
  const [answered, setAnswered] = useState<Answered>({ question, pages: NO_PAGES })
  const latest = useRef(answered)
  const running = useRef<Running>(undefined)

  const fetchNextPage = useCallback(async () => {
    const show = (pages: DirectoryPages) => {
      latest.current = { question, pages }
      setAnswered(latest.current)
    }
    const before = latest.current.question === question ? latest.current.pages : NO_PAGES
    if (running.current?.question === question) return running.current.done
    if (before.isLast) return
    running.current?.controller.abort()
    const controller = new AbortController()
    const ask = async () => {
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
    const done = ask()
    running.current = { question, controller, before, done }
    return done
  }, [kit, question, search, badge])

  useEffect(
    () => () => {
      if (running.current?.question !== question) return
      running.current.controller.abort()
      latest.current = { question, pages: running.current.before }
      running.current = undefined
      setAnswered(latest.current)
    },
    [question],
  )

  return { ...(answered.question === question ? answered.pages : NO_PAGES), fetchNextPage }
}
