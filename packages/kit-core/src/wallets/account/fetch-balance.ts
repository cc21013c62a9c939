/**
 * Reads the native balance of one of the connected wallet's accounts, in use or not, for a list of them.
 *
 * In      namespace  the active one when absent
 *         isForced   true skips what is kept
 *         signal     ends the wait; an account whose turn has not come is not asked for at all
 * Out     decimal text and symbol, on the namespace's active network; kept for 30 s. A few accounts are asked for at a time
 * Throws  AdapterNotFoundError, CapabilityMissingError, NetworkUndefinedError, RequestAbortedError, what the chain says
 * Source  spec R-FLOW-23, R-ACCT-04, R-ACCT-06
 */

import { createTaskQueue } from '../../base/async/task-queue.js'
import { withAbort } from '../../base/async/with-abort.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { CapabilityMissingError } from '../../base/errors/errors.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { NetworkUndefinedError } from '../../core/state/errors.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { balances, type CachedBalance } from './balance-cache.js'

/** How many accounts a chain's node is asked about at a time. */
const BALANCES_AT_ONCE = 4

const inTurn = createTaskQueue(BALANCES_AT_ONCE)

/** Whose balance. */
export type FetchBalanceParams = {
  namespace?: Namespace | undefined
  address: string
  isForced?: boolean | undefined
  signal?: AbortSignal | undefined
}

/** Reads the balance of an account. */
export async function fetchBalance(kit: Kit, params: FetchBalanceParams): Promise<CachedBalance> {
  const { address, isForced = false } = params
  const state = kit.store.get()
  const namespace = params.namespace ?? state.network.activeNamespace
  const { getBalance } = getAdapter(kit, namespace)
  const network = selectActiveNetwork(state, namespace)
  if (!getBalance) throw new CapabilityMissingError(namespace, 'getBalance')
  if (!network) throw new NetworkUndefinedError()

  const wanted = { namespace, address, network, isForced }
  const kept = isForced ? undefined : balances.peek(kit, wanted)
  return kept ?? inTurn(kit, () => withAbort(balances.fetch(kit, wanted), params.signal), params.signal)
}
