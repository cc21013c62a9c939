'use client'

import {
  type ActivityGroup,
  type Kit,
  type KitState,
  selectActivity,
  selectActivityAccount,
  selectActivityGroups,
  type Transaction,
  TransactionsFetchError,
} from '@bowline/kit-core'
import { fetchMoreTransactions, fetchTransactions, retryFailed, watchPending } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** A history as far as it has been read. */
export type ActivityData = {
  /** The newest first, without spam. */
  readonly transactions: readonly Transaction[]
  /** What is pending, then month by month in the visitor's time, then what has no date. */
  readonly groups: readonly ActivityGroup[]
}

/** The history of a namespace's account. */
export type UseKitActivityReturnType = {
  /**
   * Undefined until the first answer, and without an account; empty where no history is kept. Where the first page cannot be read, what
   * was sent from the page, if anything was.
   */
  readonly data: ActivityData | undefined
  /** The last page could not be read; what was read before stays. */
  readonly error: TransactionsFetchError | undefined
  /** The first page is on its way. */
  readonly isPending: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  /** Reads the next page, or again the one that failed. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
  /** Reads the first page again. Never rejects. */
  readonly refetch: () => Promise<void>
}

const selectIsStarted = ({ lifecycle }: KitState) => lifecycle !== 'booting'

function hasAccount(kit: Kit, namespace: NamespaceParams['namespace']): boolean {
  return selectActivityAccount(kit.getState(), namespace) !== undefined
}

/** The history. It is asked for when the hook comes, and while something of it is pending. */
export function useKitActivity({ namespace }: NamespaceParams = {}): UseKitActivityReturnType {
  const kit = useKit()
  const isStarted = useKitState(selectIsStarted)
  const account = useKitState((state) => selectActivityAccount(state, namespace))
  const { transactions, status, loading, next, paging } = useKitState((state) => selectActivity(state, namespace))
  const groups = useKitState((state) => selectActivityGroups(state, namespace))

  useEffect(() => {
    if (!isStarted || account === undefined) return
    const own = new AbortController()
    let stop = () => {}
    // A moment later, so that an effect that is undone at once asks nothing.
    queueMicrotask(() => {
      if (own.signal.aborted || !hasAccount(kit, namespace)) return
      void fetchTransactions(kit, { namespace, signal: own.signal })
      stop = watchPending(kit, { namespace })
    })
    return () => {
      own.abort()
      stop()
    }
  }, [kit, isStarted, account, namespace])

  useEffect(() => retryFailed(kit, { of: 'activity', namespace }), [kit, namespace])

  const fetchNextPage = useCallback(async () => {
    if (hasAccount(kit, namespace)) await fetchMoreTransactions(kit, { namespace })
  }, [kit, namespace])
  const refetch = useCallback(async () => {
    if (hasAccount(kit, namespace)) await fetchTransactions(kit, { namespace })
  }, [kit, namespace])
  const isOwnShown = status === 'failed' && groups.length > 0
  const isKnown = account !== undefined && (paging.isRead || status === 'unsupported' || isOwnShown)
  const data = useMemo(() => (isKnown ? { transactions, groups } : undefined), [isKnown, transactions, groups])
  const error = useMemo(() => (status === 'failed' ? new TransactionsFetchError() : undefined), [status])
  const isPending = account !== undefined && !isKnown && (loading || status === 'idle')
  const hasNextPage = next !== undefined || paging.failed?.cursor !== undefined
  const isFetchingNextPage = loading && paging.isRead
  return useMemo(
    () => ({ data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch }),
    [data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch],
  )
}
