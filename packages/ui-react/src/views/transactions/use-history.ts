'use client'

import {
  type ActivityState,
  isSupportedOn,
  type KitState,
  selectActiveNetwork,
  selectActivity,
} from '@bowline/kit-core'
import { useKitActivity } from '../../hooks/use-kit-activity.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { isServiceUnresponsive } from '../list/is-service-unresponsive.js'

/**
 * What stands in the place of a list that is made from the history. `own-empty`: no service tells it there, and nothing was
 * sent from the page; `unsupported`: no activity is kept for the family.
 */
export type HistoryContent = 'loading' | 'list' | 'empty' | 'own-empty' | 'unsupported' | 'failed'

/** Pages in a row with nothing to see after which only a press asks for more. */
const MAX_UNSEEN_PAGES = 2

const selectHistory = (state: KitState) => selectActivity(state)

/** The history of the account in use, as far as it has been read, and how it goes on. */
export function useHistory() {
  const kit = useKit()
  const { data, fetchNextPage, refetch } = useKitActivity()
  const network = useKitState(selectActiveNetwork)
  const activity = useKitState(selectHistory)
  const { status, loading, next, paging } = activity
  const isOfNextPage = next !== undefined || paging.failed?.cursor !== undefined
  const state = status === 'failed' ? ('failed' as const) : next === undefined ? ('all' as const) : ('more' as const)
  const isSilent = isServiceUnresponsive(kit, network, 'activity')
  const isKept = network !== undefined && isSupportedOn('activity', network.chainNamespace)
  const isOwn = status === 'unsupported' && !isSilent && isKept
  const isBare = (data?.groups.length ?? 0) === 0
  return {
    groups: data?.groups,
    content: isOwn ? (isBare ? ('own-empty' as const) : ('list' as const)) : contentOf(activity, isSilent, isBare),
    /** Only what was sent from the page is in it. */
    isOwn,
    /** Entries of it could not be read and are missing. */
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

function contentOf(
  { transactions, status, loading, next, paging, isIncomplete }: ActivityState,
  isSilent: boolean,
  isBare: boolean,
): HistoryContent {
  if (transactions.length > 0 || (status === 'failed' && !isBare)) return 'list'
  if (status === 'failed' || (status === 'unsupported' && isSilent)) return loading ? 'loading' : 'failed'
  if (status === 'unsupported') return 'unsupported'
  if (!paging.isRead) return 'loading'
  if (next !== undefined || !isBare) return 'list'
  return isIncomplete ? 'failed' : 'empty'
}
