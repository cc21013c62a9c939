/**
 * Fetches the native balance of a namespace's account into its state.
 *
 * In      namespace  the active one when undefined
 *         isForced   true bypasses the cache
 * Out     resolves when state holds the result; a failure is stored in state, never a rejection
 * Source  spec R-ACCT-04 to 08
 */

import type { Namespace } from '../../base/caip/namespace.js'
import { isMaybeFlag, isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { adjustBalance } from './balance-adjuster.js'
import { balances, type CachedBalance } from './balance-cache.js'

/** The account's namespace, and whether to bypass the cache. */
export type RefreshBalanceParams = { namespace?: Namespace | undefined; isForced?: boolean | undefined }

/** Fetches the native balance. Concurrent calls for one account share one request. */
export async function refreshBalance(kit: Kit, params: RefreshBalanceParams = {}): Promise<void> {
  const { namespace, isForced = false } = parseInput(params, { namespace: isMaybeText, isForced: isMaybeFlag })
  const state = kit.store.get()
  const target = namespace ?? state.network.activeNamespace
  const network = selectActiveNetwork(state, target)
  const { address, caipAddress } = selectAccount(state, target)
  const canRead = kit.adapters.get(target)?.getBalance !== undefined
  if (!network || address === undefined || caipAddress === undefined || !canRead) return

  const isCurrent = () => {
    const now = kit.store.get()
    return selectAccount(now, target).caipAddress === caipAddress && selectActiveNetwork(now, target) === network
  }
  const show = ({ balance, symbol }: CachedBalance) => {
    const shown = adjustBalance(kit, caipAddress, balance)
    if (isCurrent()) updateAccount(kit, target, { balance: shown, balanceSymbol: symbol, isBalanceStale: false })
  }
  const request = { namespace: target, address, network, isForced }
  const signal = kit.lifetime()
  try {
    const cached = isForced ? undefined : balances.peek(kit, request)
    if (!cached) updateAccount(kit, target, { balanceLoading: true })
    show(cached ?? (await balances.fetch(kit, request)))
  } catch (error) {
    kit.log.debug('The native balance could not be read', error)
    if (isCurrent() && !signal.aborted) updateAccount(kit, target, { isBalanceStale: true })
  } finally {
    if (isCurrent()) updateAccount(kit, target, { balanceLoading: false })
  }
}
