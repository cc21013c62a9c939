/**
 * Merges a page from the data service into the history in the state.
 *
 * In      activity  the current history
 *         page      the response, including spam and other networks
 *         cursor    cursor of the request; absent for the first page, which is requested again for new transactions
 * Out     the changed state. A known transaction is replaced in its position. The first page, requested again, adds new ones
 *         at the front, removes pending ones it no longer lists, and keeps the cursor of the next page. When it contains
 *         nothing known, the history starts over with it, and is empty when the page is empty
 * Source  spec R-ACCT-32 to 35, R-ACCT-42, R-ACCT-49, R-ACCT-160
 */
import { type History, isPartialList, type Transaction } from '@bowline/api-client'
import { parseCaipAddress } from '../../base/caip/caip.js'
import { groupTransactions } from './group-transactions.js'
import { isSpam } from './is-spam.js'
import { getNextCursor } from './next-cursor.js'
import { type ActivityState, INITIAL_ACTIVITY_STATE } from './state.js'
import { addTransactionIds, getTransactionIds } from './transaction-ids.js'

const EMPTY_GROUPS = { transactionsByYear: {}, undated: [] }

/** Returns the changed fields. Skips spam and transactions of other networks. */
export function mergePage(activity: ActivityState, page: History, cursor: string | undefined): Partial<ActivityState> {
  const isFirst = cursor === undefined
  const { account, lastNetworkInView } = activity
  const address = account === undefined ? '' : parseCaipAddress(account).address
  const shown = unique(
    page.data.filter((entry) => !isSpam(entry, address) && entry.metadata.chain === lastNetworkInView),
  )
  const incoming = new Map(shown.map((entry) => [entry.id, entry]))
  const ids = getTransactionIds(activity.transactions)
  const fresh = shown.filter(({ id }) => !ids.has(id))
  const known = fresh.length < shown.length ? activity.transactions.filter(({ id }) => incoming.has(id)) : []
  // A page of spam only does not show whether the known list is still valid.
  const isConclusive = shown.length > 0 || page.data.length === 0 || page.next === undefined
  const isRestart = isFirst && (!activity.paging.isRead || (isConclusive && fresh.length === shown.length))
  if (isRestart) {
    const reading = pagingAfter(INITIAL_ACTIVITY_STATE, page, cursor, shown.length)
    return { ...reading, ...listOf(shown), isIncomplete: isIncomplete(page), isOutdated: false }
  }

  const dropped = isFirst ? droppedFrom(activity.transactions, incoming, page.next === undefined) : []
  const kept = replaced(activity.transactions, known.length > 0 ? incoming : undefined, dropped)
  const transactions = isFirst ? [...fresh, ...kept] : [...kept, ...fresh]
  if (!isFirst) addTransactionIds(activity.transactions, transactions, fresh)
  return {
    ...(isFirst ? refreshed(activity) : pagingAfter(activity, page, cursor, fresh.length)),
    ...groupTransactions(activity, [...dropped, ...known], shown),
    transactions: sealed(transactions),
    empty: transactions.length === 0,
    isIncomplete: activity.isIncomplete || isIncomplete(page),
  }
}

function isIncomplete({ data }: History): boolean {
  return isPartialList(data) || data.some(({ transfers }) => isPartialList(transfers))
}

/** Freezes the list here, so that the store does not have to walk thousands of entries again. */
function sealed(transactions: readonly Transaction[]): readonly Transaction[] {
  return Object.freeze(transactions)
}

/** The list with known entries replaced and removed ones dropped. Returns the same list when nothing changes. */
function replaced(
  transactions: readonly Transaction[],
  incoming: ReadonlyMap<string, Transaction> | undefined,
  dropped: readonly Transaction[],
): readonly Transaction[] {
  if (incoming === undefined && dropped.length === 0) return transactions
  const left = new Set(dropped)
  return transactions.filter((entry) => !left.has(entry)).map((entry) => incoming?.get(entry.id) ?? entry)
}

function listOf(shown: readonly Transaction[]): Partial<ActivityState> {
  return { ...groupTransactions(EMPTY_GROUPS, [], shown), transactions: sealed(shown), empty: shown.length === 0 }
}

/** Paging state after another page. */
function pagingAfter(
  { paging }: ActivityState,
  page: History,
  cursor: string | undefined,
  seen: number,
): Partial<ActivityState> {
  const next = getNextCursor(paging, cursor, page)
  return {
    next,
    status: 'ready',
    paging: {
      isRead: true,
      cursors: next === undefined ? paging.cursors : [...paging.cursors, next],
      emptyPages: page.data.length === 0 ? paging.emptyPages + 1 : 0,
      unseenPages: seen === 0 ? paging.unseenPages + 1 : 0,
      failed: undefined,
    },
  }
}

/** Paging state after the first page was requested again; the next page stays the same. */
function refreshed({ next, paging }: ActivityState): Partial<ActivityState> {
  return {
    next: paging.failed ? paging.failed.next : next,
    status: 'ready',
    isOutdated: false,
    paging: { ...paging, failed: undefined },
  }
}

/** Pending transactions within the page's range that it no longer lists: dropped or replaced on chain. */
function droppedFrom(
  transactions: readonly Transaction[],
  incoming: ReadonlyMap<string, Transaction>,
  isWhole: boolean,
): readonly Transaction[] {
  const last = isWhole ? transactions.length : transactions.findLastIndex(({ id }) => incoming.has(id))
  return transactions
    .slice(0, Math.max(0, last))
    .filter(({ id, metadata }) => metadata.status === 'pending' && !incoming.has(id))
}

function unique(transactions: readonly Transaction[]): readonly Transaction[] {
  return [...new Map(transactions.map((entry) => [entry.id, entry])).values()]
}
