/**
 * Which ways to connect are shown.
 *
 * Out     selectIsMethodShown   those of the embedded wallet are where they are on and a chain that it has keys for is asked for
 *         selectLoginMethods    those of the embedded wallet that are shown
 * Source  R-VIEW-06, R-CONN-75, R-CFG-49
 */
import {
  type ConnectMethod,
  type KitConfig,
  type KitState,
  type Namespace,
  selectIsEmailEnabled,
  selectSocials,
} from '@bowline/kit-core'

/** A way to connect of the embedded wallet. */
export type LoginMethod = Exclude<ConnectMethod, 'wallet'>

const LOGIN_METHODS: readonly LoginMethod[] = ['email', 'social']

/** What the embedded wallet has keys for. */
const NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** Whether a way is shown. */
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

/** The ways of the embedded wallet that are shown. */
export function selectLoginMethods(state: KitState, config: KitConfig): readonly LoginMethod[] {
  return LOGIN_METHODS.filter((method) => selectIsMethodShown(state, config, method))
}
