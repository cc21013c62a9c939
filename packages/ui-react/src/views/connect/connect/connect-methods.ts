/**
 * Decides which methods Connect and Create offer: wallets, and email and social login, which use the embedded wallet.
 *
 * Out     selectIsMethodShown   logins need their feature, and a namespace of the embedded wallet among those to connect
 *         selectLoginMethods    the logins that are shown
 * Source  R-VIEW-06, R-CONN-75, R-CFG-49
 */
import { type ConnectMethod, getNamespaces, isSupportedOn, type KitConfig, type KitState } from '@bowline/kit-core'
import { selectIsEmailEnabled, selectSocials } from '@bowline/kit-core/internal'

/** Connect method that uses the embedded wallet. */
export type LoginMethod = Exclude<ConnectMethod, 'wallet'>

const LOGIN_METHODS: readonly LoginMethod[] = ['email', 'social']

/** Whether Connect shows a method. */
export function selectIsMethodShown(state: KitState, config: KitConfig, method: ConnectMethod): boolean {
  if (method === 'wallet') return config.enableWallets
  const { namespaceFilter } = state.modal
  const isServed = getNamespaces().some(
    (namespace) =>
      isSupportedOn('embeddedWallet', namespace) &&
      state.network.byNamespace[namespace] &&
      (namespaceFilter ?? namespace) === namespace,
  )
  if (!isServed) return false
  return method === 'email' ? selectIsEmailEnabled(state) : selectSocials(state, config) !== false
}

/** The logins that Connect shows, email before social. */
export function selectLoginMethods(state: KitState, config: KitConfig): readonly LoginMethod[] {
  return LOGIN_METHODS.filter((method) => selectIsMethodShown(state, config, method))
}
