/**
 * Actions that load the transaction history of an account on its network into the state, page by page.
 *
 * In      namespace  the active one when absent
 *         signal     stops waiting; the request is aborted when no caller waits for it
 * Out     resolves when the state holds the response. A failure also sets the state, with a toast and an event. Makes no request
 *         when activity is not supported
 * Throws  TransactionsAddressMissingError
 * Source  spec R-ACCT-32 to 40, R-STATE-50, R-STATE-52
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { isMaybeSignal, isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { getActivityScope } from './activity-scope.js'
import { loadHistoryPage } from './load-history-page.js'

/** Options of `fetchTransactions` and `fetchMoreTransactions`. */
export type FetchTransactionsParams = {
  readonly namespace?: Namespace | undefined
  readonly signal?: AbortSignal | undefined
}

/** Loads the first page. Keeps the current list until the response; clears another account's or network's list at once. */
export async function fetchTransactions(kit: Kit, params: FetchTransactionsParams = {}): Promise<void> {
  const { namespace, signal } = parseInput(params, { namespace: isMaybeText, signal: isMaybeSignal })
  const scope = getActivityScope(kit, namespace)
  if (scope) await loadHistoryPage(kit, { scope, signal })
}

/** Loads the next page, or retries the further page that failed. Does nothing when there is no such page. */
export async function fetchMoreTransactions(kit: Kit, params: FetchTransactionsParams = {}): Promise<void> {
  const { namespace, signal } = parseInput(params, { namespace: isMaybeText, signal: isMaybeSignal })
  const scope = getActivityScope(kit, namespace)
  const { next, paging, loading } = kit.store.get().activity
  const cursor = next ?? paging.failed?.cursor
  if (!scope || cursor === undefined) return
  if (!loading) {
    const { address, isSmartAccount } = scope
    const { projectId } = kit.config
    track(kit, {
      type: 'track',
      event: 'LOAD_MORE_TRANSACTIONS',
      properties: { address, projectId, cursor, isSmartAccount },
    })
  }
  await loadHistoryPage(kit, { scope, cursor, signal })
}
