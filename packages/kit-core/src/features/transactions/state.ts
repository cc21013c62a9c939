import type { Transaction } from '@bowline/api-client'
import type { CaipAddress, CaipNetworkId } from '../../base/caip/namespace.js'

/** Transactions by the year and the month (0 to 11) they happened in, each month newest first. */
export type TransactionsByYear = Readonly<Record<number, Readonly<Record<number, readonly Transaction[]>>>>

/** `failed` leaves what was read before; `unsupported`: activity is not kept for this network. */
export type ActivityStatus = 'idle' | 'ready' | 'failed' | 'unsupported'

/** How far a history has been read. */
export type ActivityPaging = {
  /** The first page has been read. */
  readonly isRead: boolean
  /** Cursors the service gave; one that comes twice ends the history. */
  readonly cursors: readonly string[]
  /** Pages in a row without a transaction; the second ends the history. */
  readonly emptyPages: number
  /** Pages in a row that brought nothing to see: spam, other networks. From the second on the visitor decides whether to go on. */
  readonly unseenPages: number
  /** The page that could not be read, and where the history goes on once it is. */
  readonly failed: { readonly cursor: string | undefined; readonly next: string | undefined } | undefined
}

/** The history of one account on one network. */
export type ActivityState = {
  /** Without spam and other networks, in the order of the service: the newest first. */
  readonly transactions: readonly Transaction[]
  readonly transactionsByYear: TransactionsByYear
  /** Those without a date that can be read. */
  readonly undated: readonly Transaction[]
  /** Purchases, grouped like the others. */
  readonly coinbaseTransactions: TransactionsByYear
  readonly loading: boolean
  /** Nothing to show, or the last page could not be read. */
  readonly empty: boolean
  /** Cursor of the next page; absent when all are there, and after a failure. */
  readonly next: string | undefined
  readonly status: ActivityStatus
  /** The network whose history this is. */
  readonly lastNetworkInView: CaipNetworkId | undefined
  /** The account whose history this is, on its network. */
  readonly account: CaipAddress | undefined
  readonly paging: ActivityPaging
  /** Entries of a page, or transfers of one, could not be read and are missing. */
  readonly isIncomplete: boolean
  /** Something the kit sent has ended since. */
  readonly isOutdated: boolean
}

/** Nobody's history. */
export const FIRST_ACTIVITY_STATE: ActivityState = {
  transactions: [],
  transactionsByYear: {},
  undated: [],
  coinbaseTransactions: {},
  loading: false,
  empty: false,
  next: undefined,
  status: 'idle',
  lastNetworkInView: undefined,
  account: undefined,
  paging: { isRead: false, cursors: [], emptyPages: 0, unseenPages: 0, failed: undefined },
  isIncomplete: false,
  isOutdated: false,
}
