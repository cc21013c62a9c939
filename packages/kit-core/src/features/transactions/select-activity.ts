import type { Transaction } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import { PENDING_TRANSACTIONS_MAX } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { groupTransactions } from './group-transactions.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { type ActivityState, INITIAL_ACTIVITY_STATE, type TransactionsByYear } from './state.js'
import { toActivityRow } from './to-activity-row.js'

/** Transactions that a history shows under one title. */
export type ActivityGroup = {
  /** `pending` comes first, then months, `undated` last. */
  readonly kind: 'pending' | 'month' | 'undated'
  /** Set for a month only. */
  readonly year: number | undefined
  /** Set for a month only, 0 to 11. */
  readonly month: number | undefined
  readonly transactions: readonly Transaction[]
}

/**
 * CAIP-10 id of a namespace's account on its active network, whose history is loaded; undefined without one, or when the wallet
 * is on a network the app does not list.
 */
export function selectActivityAccount(state: KitState, namespace?: Namespace): CaipAddress | undefined {
  return selectActiveNetwork(state, namespace) && selectAccount(state, namespace).caipAddress
}

/** The fetched history of a namespace's account, of the active one by default; empty when another account's was loaded last. */
export function selectActivity(state: KitState, namespace?: Namespace): ActivityState {
  return state.activity.account === selectActivityAccount(state, namespace) ? state.activity : INITIAL_ACTIVITY_STATE
}

const keepGroups = memoizeByOwner<readonly ActivityGroup[]>()

/**
 * The history as it is displayed: the fetched one and transactions the kit sent that the service does not list yet; pending
 * first, then by month. Returns the same list for the same history.
 */
export function selectActivityGroups(state: KitState, namespace?: Namespace): readonly ActivityGroup[] {
  const activity = selectActivity(state, namespace)
  const own = ownOf(state, activity)
  return keepGroups(activity.transactions, own, () => groupsOf(activity, own))
}

function groupsOf(activity: ActivityState, own: readonly Transaction[]): readonly ActivityGroup[] {
  const pending = activity.transactions.filter(isPending)
  const ended = own.filter((transaction) => !isPending(transaction))
  const { transactionsByYear } = groupTransactions(activity, [], ended)
  const settled = (list: readonly Transaction[]) =>
    pending.length > 0 && list.some(isPending) ? list.filter((one) => !isPending(one)) : list
  const titled: readonly ActivityGroup[] = [
    {
      kind: 'pending',
      year: undefined,
      month: undefined,
      transactions: [...own.filter(isPending), ...pending],
    },
    ...toMonthGroups(transactionsByYear).map((group) => ({ ...group, transactions: settled(group.transactions) })),
    { kind: 'undated', year: undefined, month: undefined, transactions: settled(activity.undated) },
  ]
  return titled.filter(({ transactions }) => transactions.length > 0)
}

const watchedOf = perOwner((transactions: readonly Transaction[]) =>
  transactions.filter(isPending).slice(0, PENDING_TRANSACTIONS_MAX),
)

/**
 * Pending transactions of the fetched history, the 99 newest, for which `watchPending` refreshes it. Returns the same list for
 * the same history.
 */
export function selectWatchedTransactions(state: KitState, namespace?: Namespace): readonly Transaction[] {
  return watchedOf(selectActivity(state, namespace).transactions)
}

const NONE: readonly Transaction[] = []

/**
 * Transactions the kit sent that the service does not list: pending ones, and those that have ended since. They are matched
 * by hash, or the replacement's hash. Without a hash, an ended one is dropped when there is a service, as are all when the
 * service lists rows without hashes.
 */
function ownOf(state: KitState, { account, transactions, status }: ActivityState): readonly Transaction[] {
  const sent = selectTrackedTransactions(state).filter((one) => one.account === account)
  if (sent.length === 0) return NONE
  const listed = hashesOf(transactions)
  const own = new Set(sent.map(({ hash }) => hash.toLowerCase()))
  return sent.map(toActivityRow).filter(({ id, metadata }) => {
    const hash = metadata.hash?.toLowerCase()
    const isKept = metadata.status === 'pending' || status === 'unsupported'
    if (!isKept && (hash === undefined || listed.has(undefined))) return false
    if (hash === undefined) return true
    const isReplacedHere = hash !== id.toLowerCase() && own.has(hash)
    return !listed.has(hash) && !listed.has(id.toLowerCase()) && !isReplacedHere
  })
}

/** Memoized for lists of thousands. */
const hashesOf = perOwner(
  (transactions: readonly Transaction[]) => new Set(transactions.map(({ metadata }) => metadata.hash?.toLowerCase())),
)

function isPending({ metadata }: Transaction): boolean {
  return metadata.status === 'pending'
}

/** Converts grouped transactions to a list of months, newest first. */
export function toMonthGroups(byYear: TransactionsByYear): readonly ActivityGroup[] {
  return descending(byYear).flatMap(([year, months]) =>
    descending(months).map(([month, transactions]) => ({ kind: 'month' as const, year, month, transactions })),
  )
}

function descending<Value>(record: Readonly<Record<number, Value>>): readonly (readonly [number, Value])[] {
  return Object.entries(record)
    .map(([key, value]) => [Number(key), value] as const)
    .sort(([one], [other]) => other - one)
}
