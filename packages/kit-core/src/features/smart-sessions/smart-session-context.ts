/**
 * The account that smart sessions belong to: the active account on its network, and the connector of its wallet.
 *
 * Throws  SmartSessionsDisabledError, SmartSessionNamespaceError, ProviderNotFoundError, NetworkUndefinedError
 * Source  spec R-SESS-01, R-SESS-02, R-SESS-04
 */

import { isSupportedOn } from '../../base/caip/families.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import { ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Network } from '../../base/networks/network.js'
import { selectIsFeatureAvailable } from '../../core/config/select-features.js'
import { NetworkUndefinedError } from '../../core/state/errors.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { SmartSessionNamespaceError, SmartSessionsDisabledError } from './errors.js'

/** An account that can have smart sessions. */
export type SmartSessionContext = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/** Throws when the active account cannot have smart sessions. */
export function getSmartSessionContext(kit: Kit): SmartSessionContext {
  const state = kit.store.get()
  const namespace = state.network.activeNamespace
  if (!selectIsFeatureAvailable(state, kit.config, 'smartSessions')) throw new SmartSessionsDisabledError()
  if (!isSupportedOn('smartSessions', namespace)) throw new SmartSessionNamespaceError(namespace)
  const { address, caipAddress } = selectActiveAccount(state) ?? {}
  const connection = selectConnection(state, namespace)
  const network = selectActiveNetwork(state)
  if (address === undefined || caipAddress === undefined || !connection) throw new ProviderNotFoundError()
  if (!network) throw new NetworkUndefinedError()
  return { namespace, connectorId: connection.connectorId, address, caipAddress, network }
}
