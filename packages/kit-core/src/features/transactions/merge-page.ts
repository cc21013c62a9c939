/**
 * Takes a page into a history.
 *
 * In      activity  the history so far
 *         page      as answered: spam and other networks among it
 *         cursor    the page was asked with; absent for the first page, which is asked again to see what is new
 * Out     what changes. A transaction that is known is replaced where it stands. The first page, asked again, puts new ones
 *         in front, lets go of pending ones it no longer names, and leaves the cursor of the next page; when it shows
 *         nothing of what is known, the history begins anew with it, and is empty if it is
 * Source  spec R-ACCT-32 to 35, R-ACCT-42, R-ACCT-49, R-ACCT-160
 */
import { type History, isPartialList, type Transaction } from '@bowline/api-client'
import { parseCaipAddress } from '../../base/caip/caip.js'
import { groupTransactions } from './group-transactions.js'
import { isSpam } from './is-spam.js'
import { nextCursor } from './next-cursor.js'
import { type ActivityState, FIRST_ACTIVITY_STATE } from './state.js'
import { addTransactionIds, getTransactionIds } from './transaction-ids.js'

const EMPTY_GROUPS = { transactionsByYear: {}, undated: [] }

/** Takes a page into a history. */
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
  // Spam alone says nothing of what comes after it.
  const isTelling = shown.length > 0 || page.data.length === 0 || page.next === undefined
  const isAnew = isFirst && (!activity.paging.isRead || (isTelling && fresh.length === shown.length))
  if (isAnew) {
    const reading = readingOf(FIRST_ACTIVITY_STATE, page, cursor, shown.length)
    return { ...reading, ...listOf(shown), isIncomplete: isIncomplete(page), isOutdated: false }
  }

  const gone = isFirst ? droppedFrom(activity.transactions, incoming, page.next === undefined) : []
  const kept = replaced(activity.transactions, known.length > 0 ? incoming : undefined, gone)
  const transactions = isFirst ? [...fresh, ...kept] : [...kept, ...fresh]
  if (!isFirst) addTransactionIds(activity.transactions, transactions, fresh)
  return {
    ...(isFirst ? refreshed(activity) : readingOf(activity, page, cursor, fresh.length)),
    ...groupTransactions(activity, [...gone, ...known], shown),
    transactions: sealed(transactions),
    empty: transactions.length === 0,
    isIncomplete: activity.isIncomplete || isIncomplete(page),
  }
}

function isIncomplete({ data }: History): boolean {
  return isPartialList(data) || data.some(({ transfers }) => isPartialList(transfers))
}

/** Frozen here, so that the store need not walk through thousands: their groups, which it freezes, hold each of them. */
function sealed(transactions: readonly Transaction[]): readonly Transaction[] {
  return Object.freeze(transactions)
}

/** The list with what is known in its new form. A list of thousands that nothing changes in is not looked through. */
function replaced(
  transactions: readonly Transaction[],
  incoming: ReadonlyMap<string, Transaction> | undefined,
  gone: readonly Transaction[],
): readonly Transaction[] {
  if (incoming === undefined && gone.length === 0) return transactions
  const left = new Set(gone)
  return transactions.filter((entry) => !left.has(entry)).map((entry) => incoming?.get(entry.id) ?? entry)
}

function listOf(shown: readonly Transaction[]): Partial<ActivityState> {
  return { ...groupTransactions(EMPTY_GROUPS, [], shown), transactions: sealed(shown), empty: shown.length === 0 }
}

/** The history was read a page further. */
function readingOf(
  { paging }: ActivityState,
  page: History,
  cursor: string | undefined,
  seen: number,
): Partial<ActivityState> {
  const next = nextCursor(paging, cursor, page)
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

/** The beginning was read again; what comes after it is where it was. */
function refreshed({ next, paging }: ActivityState): Partial<ActivityState> {
  return {
    next: paging.failed ? paging.failed.next : next,
    status: 'ready',
    isOutdated: false,
    paging: { ...paging, failed: undefined },
  }
}

/** Pending transactions that stood where the page is and are no longer there: given up, or replaced by another one. */
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
