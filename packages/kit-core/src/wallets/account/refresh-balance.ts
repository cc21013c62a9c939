/**
 * Reads the native balance of a namespace's account into its state.
 *
 * In      namespace  the active one when absent
 *         isForced   true skips the cache
 * Out     resolves when state holds the answer; a failure is state too, never a rejection
 * Source  spec R-ACCT-04 to 08
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { adjustBalance } from './balance-adjuster.js'
import { balances, type CachedBalance } from './balance-cache.js'

/** Whose balance. */
export type RefreshBalanceParams = { namespace?: Namespace | undefined; isForced?: boolean | undefined }

/** Reads the native balance. Asked twice for one account, the chain is asked once. */
export async function refreshBalance(
  kit: Kit,
  { namespace, isForced = false }: RefreshBalanceParams = {},
): Promise<void> {
  const state = kit.store.get()
  const asked = namespace ?? state.network.activeNamespace
  const network = selectActiveNetwork(state, asked)
  const { address, caipAddress } = selectAccount(state, asked)
  const canRead = kit.adapters.get(asked)?.getBalance !== undefined
  if (!network || address === undefined || caipAddress === undefined || !canRead) return

  const isCurrent = () => {
    const now = kit.store.get()
    return selectAccount(now, asked).caipAddress === caipAddress && selectActiveNetwork(now, asked) === network
  }
  const show = ({ balance, symbol }: CachedBalance) => {
    const shown = adjustBalance(kit, caipAddress, balance)
    if (isCurrent()) updateAccount(kit, asked, { balance: shown, balanceSymbol: symbol, isBalanceStale: false })
  }
  const wanted = { namespace: asked, address, network, isForced }
  const signal = kit.lifetime()
  try {
    const cached = isForced ? undefined : balances.peek(kit, wanted)
    if (!cached) updateAccount(kit, asked, { balanceLoading: true })
    show(cached ?? (await balances.fetch(kit, wanted)))
  } catch (error) {
    kit.log.debug('The native balance could not be read', error)
    if (isCurrent() && !signal.aborted) updateAccount(kit, asked, { isBalanceStale: true })
  } finally {
    if (isCurrent()) updateAccount(kit, asked, { balanceLoading: false })
  }
}
