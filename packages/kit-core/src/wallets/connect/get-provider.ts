import type { Namespace } from '../../base/caip/namespace.js'
import { isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import type { Kit } from '../../kit.js'
import { waitForConnection } from './wait-for-connection.js'

/**
 * Returns the connected wallet's own provider: EIP-1193 on EVM. Throws AdapterNotFoundError, ProviderNotFoundError,
 * WalletUnavailableError.
 */
export async function getProvider(kit: Kit, params: { namespace?: Namespace | undefined } = {}): Promise<unknown> {
  const { namespace } = parseInput(params, { namespace: isMaybeText })
  if (namespace) getAdapter(kit, namespace)
  const live = await waitForConnection(kit, namespace)
  return getAdapter(kit, live.namespace).getProvider({ connectorId: live.connection.connectorId })
}
