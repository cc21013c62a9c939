/**
 * The wallets of the connect list, as rows.
 *
 * Out     rows    of the filtered namespace or of all; the same list while none of the inputs changes
 * Source  spec R-CONN-02, R-CONN-10 to 16, R-VIEW-07
 */
import type { KitConfig } from '../../core/config/parse-options.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'
import { listWallets } from './list-wallets.js'
import type { WalletRow } from './wallet-row.js'

const keep = memoizeByOwner<readonly WalletRow[]>()

/** Returns the visible rows of the wallet list. */
export function selectWalletRows(state: KitState, config: KitConfig): readonly WalletRow[] {
  const wallets = listWallets(state, config)
  return keep(config, [wallets], () => wallets.flatMap(({ hidden, ...row }) => (hidden === undefined ? [row] : [])))
}
