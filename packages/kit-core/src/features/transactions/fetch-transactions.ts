/**
 * Reads the history of an account on its network, page by page.
 *
 * In      namespace  the active one when absent
 *         signal     gives up waiting; the request ends when nobody waits for it
 * Out     resolves when the state holds the answer; a failure is state too, told by a toast and an event. Where there is no
 *         activity, nothing is asked
 * Throws  TransactionsAddressMissingError
 * Source  spec R-ACCT-32 to 40, R-STATE-50, R-STATE-52
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { enterActivity } from './activity-session.js'
import { readPage } from './load-history-page.js'

/** Whose history. */
export type FetchTransactionsParams = {
  readonly namespace?: Namespace | undefined
  readonly signal?: AbortSignal | undefined
}

/** Reads the first page. What is there stays until the answer comes; that of another account or network goes at once. */
export async function fetchTransactions(kit: Kit, { namespace, signal }: FetchTransactionsParams = {}): Promise<void> {
  const session = enterActivity(kit, namespace)
  if (session) await readPage(kit, { session, signal })
}

/** Reads the next page, or again the one that failed. Without a cursor nothing is asked. */
export async function fetchMoreTransactions(
  kit: Kit,
  { namespace, signal }: FetchTransactionsParams = {},
): Promise<void> {
  const session = enterActivity(kit, namespace)
  const { next, paging, loading } = kit.store.get().activity
  const cursor = next ?? paging.failed?.cursor
  if (!session || cursor === undefined) return
  if (!loading) {
    const { address, isSmartAccount } = session
    const { projectId } = kit.config
    track(kit, {
      type: 'track',
      event: 'LOAD_MORE_TRANSACTIONS',
      properties: { address, projectId, cursor, isSmartAccount },
    })
  }
  await readPage(kit, { session, cursor, signal })
}
