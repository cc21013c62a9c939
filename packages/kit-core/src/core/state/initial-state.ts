/**
 * The stored connected state: read from storage in a browser, or from a request's cookie on a server.
 *
 * Source  spec R-STATE-03, R-STATE-30, R-CFG-07, R-STORE-20, R-CONN-111
 */

import type { WalletListing } from '@bowline/api-client'
import { formatCaipAddress } from '../../base/caip/caip.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { KitStorage } from '../../base/storage/kit-storage.js'
import type { KitState } from '../../state.js'
import { type AccountState, INITIAL_ACCOUNT_STATE } from './account-state.js'
import {
  ACTIVE_NAMESPACE_KEY,
  ACTIVE_NETWORK_KEY,
  BALANCES_HIDDEN_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTION_STATUS_KEY,
  CONNECTIONS_KEY,
  RECENT_WALLETS_KEY,
  type StoredConnection,
} from './keys.js'
import { getAddressExplorerUrl } from './select-account.js'

/** Plain data. Safe to pass from a server to the browser. */
export type InitialState = {
  readonly isConnected: boolean
  readonly activeNamespace: Namespace | undefined
  readonly activeNetwork: CaipNetworkId | undefined
  readonly connections: Readonly<Partial<Record<Namespace, readonly StoredConnection[]>>>
  /** Newest first. Undefined when they were not read. */
  readonly recentWallets?: readonly WalletListing[] | undefined
  /** Undefined when the user made no choice. */
  readonly areBalancesHidden?: boolean | undefined
}

/** The state when nothing is stored. */
export const NO_INITIAL_STATE: InitialState = {
  isConnected: false,
  activeNamespace: undefined,
  activeNetwork: undefined,
  connections: {},
}

/** Returns the stored state. Skips connections of a namespace that is not stored as connected. */
export function getInitialState(storage: Pick<KitStorage, 'get'>): InitialState {
  const isConnected = storage.get(CONNECTION_STATUS_KEY) === 'connected'
  const stored = (isConnected && storage.get(CONNECTIONS_KEY)) || {}
  const named = storage.get(CONNECTED_NAMESPACES_KEY)
  const isNamed = ([namespace]: [string, unknown]) => named?.some((name) => name === namespace) ?? true
  const connections: InitialState['connections'] = Object.fromEntries(Object.entries(stored).filter(isNamed))
  const hidden = storage.get(BALANCES_HIDDEN_KEY)
  return {
    isConnected: Object.keys(connections).length > 0,
    activeNamespace: storage.get(ACTIVE_NAMESPACE_KEY),
    activeNetwork: storage.get(ACTIVE_NETWORK_KEY),
    connections,
    recentWallets: storage.get(RECENT_WALLETS_KEY),
    areBalancesHidden: hidden && hidden === 'yes',
  }
}

/**
 * Returns the parts of the state that the stored values change. Stored connections become accounts that are being
 * restored; live ones stay. Ignores networks that the app no longer lists.
 */
export function applyInitialState(
  state: KitState,
  initial: InitialState,
): Pick<KitState, 'network' | 'connect' | 'accounts' | 'recentWallets' | 'preferences'> {
  const byNamespace = { ...state.network.byNamespace }
  const namespaces = getNamespaces()
  const live = namespaces.filter((namespace) => state.connect.connections[namespace]?.length)
  const accounts: Partial<Record<Namespace, AccountState>> = {}
  for (const namespace of live) {
    const account = state.accounts[namespace]
    if (account) accounts[namespace] = account
  }
  const restoring: Namespace[] = []

  const activate = (caipNetworkId: CaipNetworkId | undefined) => {
    for (const namespace of namespaces) {
      const networks = byNamespace[namespace]
      if (networks?.requested.some((network) => network.caipNetworkId === caipNetworkId) && caipNetworkId) {
        byNamespace[namespace] = { ...networks, active: caipNetworkId }
      }
    }
  }
  for (const namespace of namespaces) {
    const stored = initial.connections[namespace]?.[0]
    if (!stored || !byNamespace[namespace] || live.includes(namespace)) continue
    restoring.push(namespace)
    activate(stored.caipNetworkId)
  }
  activate(initial.activeNetwork)
  for (const namespace of restoring) {
    const stored = initial.connections[namespace]?.[0]
    const address = stored?.accounts[0]?.address
    const networks = byNamespace[namespace]
    if (!stored || !networks || address === undefined) continue
    accounts[namespace] = {
      ...INITIAL_ACCOUNT_STATE,
      address,
      addressExplorerUrl: getAddressExplorerUrl(networks, address),
      caipAddress: formatCaipAddress(networks.active, address),
      allAccounts: stored.accounts.map((account) => ({ ...account, namespace })),
      connectedWalletInfo: stored.name ? { name: stored.name } : undefined,
    }
  }
  const { activeNamespace } = initial
  const isConnected = live.length > 0
  const isBusy = state.connect.attempt !== undefined || (restoring.length > 0 && !isConnected)
  return {
    network: {
      activeNamespace:
        activeNamespace && byNamespace[activeNamespace] ? activeNamespace : state.network.activeNamespace,
      byNamespace,
    },
    accounts,
    recentWallets: initial.recentWallets ?? state.recentWallets,
    preferences: { areBalancesHidden: initial.areBalancesHidden ?? state.preferences.areBalancesHidden },
    connect: {
      ...state.connect,
      restoring,
      status: isBusy ? 'connecting' : isConnected ? 'connected' : 'disconnected',
    },
  }
}
