import type { Transaction } from '@bowline/api-client'
import type { CaipAddress, CaipNetworkId } from '../../base/caip/namespace.js'

/** Transactions by year and month (0 to 11), each month newest first. */
export type TransactionsByYear = Readonly<Record<number, Readonly<Record<number, readonly Transaction[]>>>>

/** Status of the history. `failed` keeps what was loaded before; `unsupported`: this network has no activity. */
export type ActivityStatus = 'idle' | 'ready' | 'failed' | 'unsupported'

/** Paging state of a history. */
export type ActivityPaging = {
  /** True once the first page is loaded. */
  readonly isRead: boolean
  /** Cursors from the service; a repeated one ends the history. */
  readonly cursors: readonly string[]
  /** Number of pages in a row without transactions; the second one ends the history. */
  readonly emptyPages: number
  /**
   * Pages in a row with nothing to display (spam or other networks). From the second on, the user decides whether to
   * continue.
   */
  readonly unseenPages: number
  /** The page that failed, and the cursor after it. */
  readonly failed: { readonly cursor: string | undefined; readonly next: string | undefined } | undefined
}

/** The `activity` slice: the fetched history of one account on one network, and the purchases of the onramp. */
export type ActivityState = {
  /** Without spam and other networks, in the service's order: newest first. */
  readonly transactions: readonly Transaction[]
  readonly transactionsByYear: TransactionsByYear
  /** Transactions without a valid date. */
  readonly undated: readonly Transaction[]
  /** The account's purchases at Coinbase, grouped like the others. */
  readonly coinbaseTransactions: TransactionsByYear
  readonly loading: boolean
  /** True when there is nothing to display or the last page failed. */
  readonly empty: boolean
  /** Cursor of the next page; absent when all pages are loaded, and after a failure. */
  readonly next: string | undefined
  readonly status: ActivityStatus
  /** The network of this history. */
  readonly lastNetworkInView: CaipNetworkId | undefined
  /** The account of this history, with its network. */
  readonly account: CaipAddress | undefined
  readonly paging: ActivityPaging
  /** True when entries of a page, or transfers of an entry, could not be parsed and are missing. */
  readonly isIncomplete: boolean
  /** True when a transaction the kit sent has changed since the last request. */
  readonly isOutdated: boolean
}

/** An empty history without an account. */
export const INITIAL_ACTIVITY_STATE: ActivityState = {
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
