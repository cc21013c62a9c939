'use client'

import {
  type ActivityGroup,
  type Kit,
  type KitState,
  selectActivity,
  selectActivityGroups,
  type Transaction,
} from '@bowline/kit-core'
import { fetchMoreTransactions, fetchTransactions, retryFailed, watchPending } from '@bowline/kit-core/actions'
import { TransactionsFetchError } from '@bowline/kit-core/errors'
import { selectActivityAccount } from '@bowline/kit-core/internal'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Transactions loaded so far. */
export type ActivityData = {
  /** Newest first, without spam. */
  readonly transactions: readonly Transaction[]
  /** Pending transactions, then one group per month in the user's time zone, then transactions without a date. */
  readonly groups: readonly ActivityGroup[]
}

/** Transaction history of a namespace's account. */
export type UseKitActivityReturnType = {
  /**
   * Undefined without an account and until the first response. Empty where no history is available. When the first page
   * fails, it holds the transactions sent from this page, if there are any.
   */
  readonly data: ActivityData | undefined
  /** Error of the last page. Pages loaded before stay in `data`. */
  readonly error: TransactionsFetchError | undefined
  /** Whether the first page is loading. */
  readonly isPending: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  /** Fetches the next page, or the page that failed. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
  /** Fetches the first page again. Never rejects. */
  readonly refetch: () => Promise<void>
}

const selectIsStarted = ({ lifecycle }: KitState) => lifecycle !== 'booting'

function hasAccount(kit: Kit, namespace: NamespaceParams['namespace']): boolean {
  return selectActivityAccount(kit.getState(), namespace) !== undefined
}

/** Transaction history of an account. Fetched when the component mounts, and again while a transaction is pending. */
export function useKitActivity({ namespace }: NamespaceParams = {}): UseKitActivityReturnType {
  const kit = useKit()
  const isStarted = useKitState(selectIsStarted)
  const account = useKitState((state) => selectActivityAccount(state, namespace))
  const { transactions, status, loading, next, paging } = useKitState((state) => selectActivity(state, namespace))
  const groups = useKitState((state) => selectActivityGroups(state, namespace))

  useEffect(() => {
    if (!isStarted || account === undefined) return
    const controller = new AbortController()
    let stop = () => {}
    // A microtask later, so that an effect that React undoes at once sends no request.
    queueMicrotask(() => {
      if (controller.signal.aborted || !hasAccount(kit, namespace)) return
      void fetchTransactions(kit, { namespace, signal: controller.signal })
      stop = watchPending(kit, { namespace })
    })
    return () => {
      controller.abort()
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
