/**
 * Fetches the native balance of any account of the connected wallet, active or not, for account lists.
 *
 * In      namespace  the active one when undefined
 *         isForced   true bypasses the cache
 *         signal     aborts the wait; an account still in the queue is not requested at all
 * Out     decimal text and symbol, on the namespace's active network; cached for 30 s. Requests run a few at a time
 * Throws  AdapterNotFoundError, CapabilityMissingError, NetworkUndefinedError, RequestAbortedError, what the adapter throws
 * Source  spec R-FLOW-23, R-ACCT-04, R-ACCT-06
 */

import { createTaskQueue } from '../../base/async/task-queue.js'
import { withAbort } from '../../base/async/with-abort.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { CapabilityMissingError } from '../../base/errors/errors.js'
import { isMaybeFlag, isMaybeSignal, isMaybeText, isText, parseInput } from '../../base/errors/parse-input.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { NetworkUndefinedError } from '../../core/state/errors.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { balances, type CachedBalance } from './balance-cache.js'

/** Maximum number of concurrent balance requests to the node. */
const MAX_CONCURRENT_REQUESTS = 4

const enqueue = createTaskQueue(MAX_CONCURRENT_REQUESTS)

/** The account whose balance to fetch. */
export type FetchBalanceParams = {
  namespace?: Namespace | undefined
  address: string
  isForced?: boolean | undefined
  signal?: AbortSignal | undefined
}

/** Fetches the native balance of an account, from cache while fresh. */
export async function fetchBalance(kit: Kit, given: FetchBalanceParams): Promise<CachedBalance> {
  const params = parseInput(given, {
    namespace: isMaybeText,
    address: isText,
    isForced: isMaybeFlag,
    signal: isMaybeSignal,
  })
  const { address, isForced = false } = params
  const state = kit.store.get()
  const namespace = params.namespace ?? state.network.activeNamespace
  const { getBalance } = getAdapter(kit, namespace)
  const network = selectActiveNetwork(state, namespace)
  if (!getBalance) throw new CapabilityMissingError(namespace, 'getBalance')
  if (!network) throw new NetworkUndefinedError()

  const request = { namespace, address, network, isForced }
  const cached = isForced ? undefined : balances.peek(kit, request)
  return cached ?? enqueue(kit, () => withAbort(balances.fetch(kit, request), params.signal), params.signal)
}
