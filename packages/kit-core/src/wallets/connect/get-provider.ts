import type { Namespace } from '../../base/caip/namespace.js'
import { adapterOf } from '../../core/adapter/adapter-of.js'
import type { Kit } from '../../kit.js'
import { liveConnection } from './live-connection.js'

/** The connected wallet's own provider: EIP-1193 on EVM. Throws AdapterNotFoundError, ProviderNotFoundError, WalletAwayError. */
export async function getProvider(
  kit: Kit,
  { namespace }: { namespace?: Namespace | undefined } = {},
): Promise<unknown> {
  if (namespace) adapterOf(kit, namespace)
  const live = await liveConnection(kit, namespace)
  return adapterOf(kit, live.namespace).getProvider({ connectorId: live.connection.connectorId })
}
