import { type ConnectMethod, DEFAULT_CONNECT_METHODS_ORDER } from '../../core/config/features.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { selectWalletRows } from './select-wallet-rows.js'

const WALLET_FIRST: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/**
 * Returns the order of the connect methods. `auto` puts wallets first while an installed wallet is listed. Source: spec
 * R-CFG-43, R-CFG-44.
 */
export function selectConnectMethodsOrder(state: KitState, config: KitConfig): readonly ConnectMethod[] {
  const { connectMethodsOrder } = state.config.appFeatures
  if (connectMethodsOrder !== 'auto') return connectMethodsOrder
  const isInstalled = selectWalletRows(state, config).some((row) => row.isInstalled)
  return isInstalled ? WALLET_FIRST : DEFAULT_CONNECT_METHODS_ORDER
}
