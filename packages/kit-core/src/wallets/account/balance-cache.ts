import { formatUnits } from '../../base/amount/parse-units.js'
import { createResource } from '../../base/async/resource.js'
import { withAbort } from '../../base/async/with-abort.js'
import { formatCaipAddress } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { CapabilityMissingError } from '../../base/errors/errors.js'
import type { Network } from '../../base/networks/network.js'
import { type TimedCache, timedKey } from '../../base/storage/timed-cache.js'
import { isRecord } from '../../base/validation/guard.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'

/** A cached balance: decimal text and symbol. */
export type CachedBalance = { readonly balance: string; readonly symbol: string }

function isBalance(value: unknown): value is CachedBalance {
  if (!isRecord(value) || typeof value.symbol !== 'string') return false
  return typeof value.balance === 'string' && /^\d{1,78}(\.\d{1,78})?$/.test(value.balance)
}

/** Stored form of `balances`: by CAIP-10 account, fresh for 30 s. Source: spec R-STORE-08, R-STORE-15, R-CONST-03. */
export const BALANCE_CACHE: TimedCache<CachedBalance> = {
  key: timedKey('native_balance_cache', isBalance),
  lifetimeMs: 30_000,
  maxEntries: 50,
}

/** The account and network of a balance. */
export type BalanceParams = {
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  /** True never joins a pending request that was not forced. */
  readonly isForced: boolean
}

const idOf = ({ address, network }: BalanceParams) => formatCaipAddress(network.caipNetworkId, address)

/**
 * Native balances of connected accounts: fetched through the adapter, from the cache while fresh; concurrent calls share a
 * request. A balance is not stored if its account disconnected in the meantime.
 */
export const balances = createResource<Kit, BalanceParams, CachedBalance>({
  cache: BALANCE_CACHE,
  id: idOf,
  slot: (params) => `${idOf(params)}/${params.isForced}`,
  mayStore:
    (kit, { namespace, address }) =>
    () =>
      selectAccount(kit.store.get(), namespace).allAccounts.some((account) => account.address === address),
  async fetch(kit, { namespace, address, network }, { signal, store }) {
    const { getBalance } = getAdapter(kit, namespace)
    if (!getBalance) throw new CapabilityMissingError(namespace, 'getBalance')
    const { value, decimals, symbol } = await withAbort(getBalance({ address, network, signal }), signal)
    return store({ balance: formatUnits(value, decimals), symbol })
  },
})
