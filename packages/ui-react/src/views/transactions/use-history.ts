'use client'

import { type ActivityState, type KitState, selectActivity } from '@bowline/kit-core'
import { useKitActivity } from '../../hooks/use-kit-activity.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** What stands in the place of a list that is made from the history. */
export type HistoryContent = 'loading' | 'list' | 'empty' | 'unsupported' | 'failed'

/** Pages in a row with nothing to see after which only a press asks for more. */
const MAX_UNSEEN_PAGES = 2

const selectHistory = (state: KitState) => selectActivity(state)

/** The history of the account in use, as far as it has been read, and how it goes on. */
export function useHistory() {
  const { data, fetchNextPage, refetch } = useKitActivity()
  const activity = useKitState(selectHistory)
  const { status, loading, next, paging } = activity
  const isOfNextPage = next !== undefined || paging.failed?.cursor !== undefined
  const state = status === 'failed' ? ('failed' as const) : next === undefined ? ('all' as const) : ('more' as const)
  return {
    groups: data?.groups,
    content: contentOf(activity),
    end: {
      state,
      page: next,
      isBusy: loading && state !== 'all',
      isAutomatic: paging.unseenPages < MAX_UNSEEN_PAGES,
      onMore: () => void (isOfNextPage ? fetchNextPage() : refetch()),
    },
  }
}

function contentOf({ transactions, status, loading, next, paging }: ActivityState): HistoryContent {
  if (transactions.length > 0) return 'list'
  if (status === 'unsupported') return 'unsupported'
  if (status === 'failed') return loading ? 'loading' : 'failed'
  if (!paging.isRead) return 'loading'
  return next === undefined ? 'empty' : 'list'
}
