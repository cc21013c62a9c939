'use client'

import {
  type ActivityState,
  isSupportedOn,
  type KitState,
  selectActiveNetwork,
  selectActivity,
  selectIsUnsupportedChain,
} from '@bowline/kit-core'
import { useKitActivity } from '../../../hooks/use-kit-activity.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { isServiceUnresponsive } from '../../shared/list/is-service-unresponsive.js'

/**
 * Content of a list derived from the history. `own-empty`: no service lists the history, and the kit has sent nothing.
 * `unsupported`: the namespace has no activity, or the app does not list the wallet's network.
 */
export type HistoryContent = 'loading' | 'list' | 'empty' | 'own-empty' | 'unsupported' | 'failed'

/** Number of consecutive pages without visible rows after which the next page loads only on a press. */
const MAX_UNSEEN_PAGES = 2

const selectHistory = (state: KitState) => selectActivity(state)

/** The loaded history of the active account, for the Activity and NFTs lists, and how to load more at its end. */
export function useHistory() {
  const kit = useKit()
  const { data, fetchNextPage, refetch } = useKitActivity()
  const network = useKitState(selectActiveNetwork)
  const isUnlisted = useKitState((state) => selectIsUnsupportedChain(state))
  const activity = useKitState(selectHistory)
  const { status, loading, next, paging } = activity
  const isOfNextPage = next !== undefined || paging.failed?.cursor !== undefined
  const state = status === 'failed' ? ('failed' as const) : next === undefined ? ('all' as const) : ('more' as const)
  const isSilent = isServiceUnresponsive(kit, network, 'activity')
  const hasActivity = network !== undefined && isSupportedOn('activity', network.chainNamespace)
  const isOwn = status === 'unsupported' && !isSilent && hasActivity
  const isEmpty = (data?.groups.length ?? 0) === 0
  const ownContent = isEmpty ? ('own-empty' as const) : ('list' as const)
  return {
    groups: data?.groups,
    content: isUnlisted ? ('unsupported' as const) : isOwn ? ownContent : getContent(activity, isSilent, isEmpty),
    /** Whether the list contains only transactions that the kit sent. */
    isOwn,
    /** Whether entries are missing because they could not be parsed. */
    isIncomplete: activity.isIncomplete,
    end: {
      state,
      page: next,
      isBusy: loading && state !== 'all',
      isAutomatic: paging.unseenPages < MAX_UNSEEN_PAGES,
      onMore: () => void (isOfNextPage ? fetchNextPage() : refetch()),
    },
  }
}

function getContent(
  { transactions, status, loading, next, paging, isIncomplete }: ActivityState,
  isSilent: boolean,
  isEmpty: boolean,
): HistoryContent {
  if (transactions.length > 0 || (status === 'failed' && !isEmpty)) return 'list'
  if (status === 'failed' || (status === 'unsupported' && isSilent)) return loading ? 'loading' : 'failed'
  if (status === 'unsupported') return 'unsupported'
  if (!paging.isRead) return 'loading'
  if (next !== undefined || !isEmpty) return 'list'
  return isIncomplete ? 'failed' : 'empty'
}
