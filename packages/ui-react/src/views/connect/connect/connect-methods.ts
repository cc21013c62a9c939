/**
 * Decides which connect methods are shown.
 *
 * Out     selectIsMethodShown   methods of the embedded wallet need their feature and a namespace that the wallet supports
 *         selectLoginMethods    methods of the embedded wallet that are shown
 * Source  R-VIEW-06, R-CONN-75, R-CFG-49
 */
import type { ConnectMethod, KitConfig, KitState, Namespace } from '@bowline/kit-core'
import { selectIsEmailEnabled, selectSocials } from '@bowline/kit-core/internal'

/** Connect method of the embedded wallet. */
export type LoginMethod = Exclude<ConnectMethod, 'wallet'>

const LOGIN_METHODS: readonly LoginMethod[] = ['email', 'social']

/** Namespaces that the embedded wallet supports. */
const NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** Whether a method is shown. */
export function selectIsMethodShown(state: KitState, config: KitConfig, method: ConnectMethod): boolean {
  if (method === 'wallet') return config.enableWallets
  const { namespaceFilter } = state.modal
  const isServed = NAMESPACES.some(
    (namespace) =>
      state.network.byNamespace[namespace] !== undefined &&
      (namespaceFilter === undefined || namespaceFilter === namespace),
  )
  if (!isServed) return false
  return method === 'email' ? selectIsEmailEnabled(state) : selectSocials(state, config) !== false
}

/** Methods of the embedded wallet that are shown. */
export function selectLoginMethods(state: KitState, config: KitConfig): readonly LoginMethod[] {
  return LOGIN_METHODS.filter((method) => selectIsMethodShown(state, config, method))
}
