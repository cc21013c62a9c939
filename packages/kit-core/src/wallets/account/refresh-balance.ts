/**
 * Reads the native balance of a namespace's account into its state.
 *
 * In      namespace  the active one when absent
 *         isForced   true skips the cache
 * Out     resolves when state holds the answer; a failure is state too, never a rejection
 * Source  spec R-ACCT-04 to 08
 */
import { formatUnits } from '../../base/amount/parse-units.js'
import { createDedupe } from '../../base/async/dedupe.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { readTimed, writeTimed } from '../../base/storage/timed-cache.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { adjustBalance } from './balance-adjuster.js'
import { BALANCE_CACHE } from './balance-cache.js'

const share = createDedupe<void>({ keep: false })

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
  const getBalance = kit.adapters.get(asked)?.getBalance
  if (!network || address === undefined || caipAddress === undefined || !getBalance) return

  const isCurrent = () => {
    const now = kit.store.get()
    return selectAccount(now, asked).caipAddress === caipAddress && selectActiveNetwork(now, asked) === network
  }
  const cached = isForced ? undefined : readTimed(kit.storage, BALANCE_CACHE, caipAddress, Date.now())
  if (cached) {
    updateAccount(kit, asked, {
      balance: adjustBalance(kit, caipAddress, cached.balance),
      balanceSymbol: cached.symbol,
      balanceLoading: false,
      isBalanceStale: false,
    })
    return
  }
  const signal = kit.lifetime()
  const read = async () => {
    updateAccount(kit, asked, { balanceLoading: true })
    try {
      const { value, decimals, symbol } = await getBalance({ address, network, signal })
      const balance = formatUnits(value, decimals)
      // The caches of an account that was left meanwhile have been cleared.
      const isKept = selectAccount(kit.store.get(), asked).address === address
      if (isKept) writeTimed(kit.storage, BALANCE_CACHE, caipAddress, { balance, symbol }, Date.now())
      const shown = adjustBalance(kit, caipAddress, balance)
      if (isCurrent()) updateAccount(kit, asked, { balance: shown, balanceSymbol: symbol, isBalanceStale: false })
    } catch (error) {
      kit.log.debug('The native balance could not be read', error)
      if (isCurrent() && !signal.aborted) updateAccount(kit, asked, { isBalanceStale: true })
    } finally {
      if (isCurrent()) updateAccount(kit, asked, { balanceLoading: false })
    }
  }
  await share(kit, read, `${caipAddress}/${isForced}`)
}
