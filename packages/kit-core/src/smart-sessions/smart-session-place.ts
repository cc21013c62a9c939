/**
 * Whose smart sessions: the account in use, on its network.
 *
 * Out     readSmartSessionPlace   the account, its network and its wallet
 * Throws  SmartSessionsOffError, SmartSessionNamespaceError, ProviderNotFoundError, NetworkUndefinedError
 * Source  spec R-SESS-01, R-SESS-02, R-SESS-04
 */
import { selectActiveAccount } from '../account/select-account.js'
import { ProviderNotFoundError } from '../adapter/errors.js'
import type { CaipAddress, Namespace } from '../caip/namespace.js'
import { isSupportedOn } from '../config/namespace-support.js'
import { selectIsFeatureAvailable } from '../config/select-features.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'
import { NetworkUndefinedError } from '../network/errors.js'
import type { Network } from '../network/network.js'
import { selectActiveNetwork } from '../network/select-network.js'
import { SmartSessionNamespaceError, SmartSessionsOffError } from './errors.js'

/** An account that can have smart sessions. */
export type SmartSessionPlace = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/** The place of what is asked for now. */
export function readSmartSessionPlace(kit: Kit): SmartSessionPlace {
  const state = kit.store.get()
  const namespace = state.network.activeNamespace
  if (!selectIsFeatureAvailable(state, kit.config, 'smartSessions')) throw new SmartSessionsOffError()
  if (!isSupportedOn('smartSessions', namespace)) throw new SmartSessionNamespaceError(namespace)
  const { address, caipAddress } = selectActiveAccount(state) ?? {}
  const connection = selectConnection(state, namespace)
  const network = selectActiveNetwork(state)
  if (address === undefined || caipAddress === undefined || !connection) throw new ProviderNotFoundError()
  if (!network) throw new NetworkUndefinedError()
  return { namespace, connectorId: connection.connectorId, address, caipAddress, network }
}
