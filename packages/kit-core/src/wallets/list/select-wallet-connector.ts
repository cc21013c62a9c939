import type { WalletListing } from '@bowline/api-client'
import type { Connector } from '../../core/adapter/connector.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { isSameWallet } from './is-same-wallet.js'
import { selectWalletRows } from './select-wallet-rows.js'

/**
 * Returns the listed connector that reaches a directory wallet in this browser; a MULTI_CHAIN one when there are
 * several. Undefined when none does.
 */
export function selectWalletConnector(
  state: KitState,
  config: KitConfig,
  { name, rdns, id }: WalletListing,
): Connector | undefined {
  for (const { connector } of selectWalletRows(state, config)) {
    if (!connector) continue
    const found = { name: connector.name, rdns: connector.info?.rdns, explorerId: connector.explorerId }
    if (isSameWallet(found, { name, rdns, explorerId: id })) return connector
  }
  return undefined
}
