/**
 * The account that sends a batch, pinned when the batch starts, and what its wallet can do with it.
 *
 * Throws  WalletUnavailableError, ProviderNotFoundError, NetworkUndefinedError, AdapterNotFoundError; CapabilityMissingError when
 *         the adapter of the active namespace has no batches
 * Source  spec R-CALLS-01, R-CONN-149
 */

import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import { CapabilityMissingError, ProviderNotFoundError } from '../../base/errors/errors.js'
import type { Network } from '../../base/networks/network.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { NetworkUndefinedError } from '../../core/state/errors.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

/** The active account and its adapter's functions. */
export type CallsContext = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly network: Network
  readonly isSmartAccount: boolean
  readonly adapter: Required<Pick<Adapter, 'sendCalls' | 'sendTransaction' | 'getCallsStatus'>>
}

/** Returns the context of the active account. */
export function getCallsContext(kit: Kit): CallsContext {
  const state = kit.store.get()
  const namespace = state.network.activeNamespace
  const { address, caipAddress, allAccounts = [] } = selectActiveAccount(state) ?? {}
  const connection = selectConnection(state, namespace)
  const network = selectActiveNetwork(state)
  if (address === undefined || caipAddress === undefined || !connection) throw new ProviderNotFoundError()
  if (!network) throw new NetworkUndefinedError()
  const { sendCalls, sendTransaction, getCallsStatus } = getAdapter(kit, namespace)
  if (!sendCalls || !sendTransaction || !getCallsStatus) throw new CapabilityMissingError(namespace, 'sendCalls')
  return {
    ...{ namespace, connectorId: connection.connectorId, address, caipAddress, network },
    isSmartAccount: allAccounts.some((entry) => entry.address === address && entry.type === 'smartAccount'),
    adapter: { sendCalls, sendTransaction, getCallsStatus },
  }
}
