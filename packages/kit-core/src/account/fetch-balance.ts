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
import { adapterOf } from '../adapter/adapter-of.js'
import { CapabilityMissingError } from '../adapter/errors.js'
import { formatUnits } from '../amount/parse-units.js'
import { formatCaipAddress } from '../caip/caip.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { createFewAtOnce } from '../lifecycle/few-at-once.js'
import { linkSignals } from '../lifecycle/link-signals.js'
import { untilAborted } from '../lifecycle/until-aborted.js'
import { NetworkUndefinedError } from '../network/errors.js'
import { selectActiveNetwork } from '../network/select-network.js'
import { readTimed, writeTimed } from '../storage/timed-cache.js'
import { BALANCE_CACHE, type CachedBalance } from './balance-cache.js'
import { selectAccount } from './select-account.js'

/** How many accounts a chain's node is asked about at a time. */
const BALANCES_AT_ONCE = 4

const inTurn = createFewAtOnce(BALANCES_AT_ONCE)

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
  const { getBalance } = adapterOf(kit, namespace)
  const network = selectActiveNetwork(state, namespace)
  if (!getBalance) throw new CapabilityMissingError(namespace, 'getBalance')
  if (!network) throw new NetworkUndefinedError()

  const id = formatCaipAddress(network.caipNetworkId, address)
  const kept = isForced ? undefined : readTimed(kit.storage, BALANCE_CACHE, id, Date.now())
  if (kept) return kept
  const ask = async () => {
    const { signal, release } = linkSignals([params.signal, kit.lifetime()])
    try {
      return await untilAborted(getBalance({ address, network, signal }), signal)
    } finally {
      release()
    }
  }
  const read = async () => {
    const { value, decimals, symbol } = await ask()
    const balance = { balance: formatUnits(value, decimals), symbol }
    const isOpen = selectAccount(kit.store.get(), namespace).allAccounts.some((account) => account.address === address)
    if (isOpen) writeTimed(kit.storage, BALANCE_CACHE, id, balance, Date.now())
    return balance
  }
  return inTurn(kit, read, params.signal)
}
