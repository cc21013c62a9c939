import type { Transaction } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import { memoizeByKit } from '../../core/state/memoize-by-kit.js'
import { PENDING_TRANSACTIONS_MAX } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { groupTransactions } from './group-transactions.js'
import { selectTrackedTransactions } from './select-pending.js'
import { type ActivityState, FIRST_ACTIVITY_STATE, type TransactionsByYear } from './state.js'
import { toActivityRow } from './to-activity-row.js'

/** Transactions under one title. */
export type ActivityGroup = {
  /** `pending` comes first, then months, `undated` at the end. */
  readonly kind: 'pending' | 'month' | 'undated'
  /** Of a month only. */
  readonly year: number | undefined
  /** Of a month only, 0 to 11. */
  readonly month: number | undefined
  readonly transactions: readonly Transaction[]
}

/** The account of a namespace on its network; undefined while there is none, or its wallet is on a network the app does not list. */
export function selectActivityAccount(state: KitState, namespace?: Namespace): CaipAddress | undefined {
  return selectActiveNetwork(state, namespace) && selectAccount(state, namespace).caipAddress
}

/** The history of a namespace's account, of the active one when none is named; nobody's when another one was read last. */
export function selectActivity(state: KitState, namespace?: Namespace): ActivityState {
  return state.activity.account === selectActivityAccount(state, namespace) ? state.activity : FIRST_ACTIVITY_STATE
}

const keepGroups = memoizeByKit<readonly ActivityGroup[]>()

/** The history as it is shown: what is pending, then month by month. The same list for the same history. */
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
    ...monthsOf(transactionsByYear).map((group) => ({ ...group, transactions: settled(group.transactions) })),
    { kind: 'undated', year: undefined, month: undefined, transactions: settled(activity.undated) },
  ]
  return titled.filter(({ transactions }) => transactions.length > 0)
}

const watchedOf = perOwner((transactions: readonly Transaction[]) =>
  transactions.filter(isPending).slice(0, PENDING_TRANSACTIONS_MAX),
)

/** Pending transactions that are watched until they settle: the 99 newest. The same list for the same history. */
export function selectWatchedTransactions(state: KitState, namespace?: Namespace): readonly Transaction[] {
  return watchedOf(selectActivity(state, namespace).transactions)
}

const NONE: readonly Transaction[] = []

/**
 * What the kit sent itself and the service does not list: what is pending, and what has ended since. Its hash, or that of what took its
 * place, is what the service will list it by: what ended without one is not kept beside a service, nor is any beside rows without.
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
    const isStoodFor = hash !== id.toLowerCase() && own.has(hash)
    return !listed.has(hash) && !listed.has(id.toLowerCase()) && !isStoodFor
  })
}

/** Collected once for a list of thousands. */
const hashesOf = perOwner(
  (transactions: readonly Transaction[]) => new Set(transactions.map(({ metadata }) => metadata.hash?.toLowerCase())),
)

function isPending({ metadata }: Transaction): boolean {
  return metadata.status === 'pending'
}

/** Transactions month by month, the newest month first. */
export function monthsOf(byYear: TransactionsByYear): readonly ActivityGroup[] {
  return descending(byYear).flatMap(([year, months]) =>
    descending(months).map(([month, transactions]) => ({ kind: 'month' as const, year, month, transactions })),
  )
}

function descending<Value>(record: Readonly<Record<number, Value>>): readonly (readonly [number, Value])[] {
  return Object.entries(record)
    .map(([key, value]) => [Number(key), value] as const)
    .sort(([one], [other]) => other - one)
}
