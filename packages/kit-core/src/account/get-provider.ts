import { adapterOf } from '../adapter/adapter-of.js'
import type { Namespace } from '../caip/namespace.js'
import { liveConnection } from '../connect/live-connection.js'
import type { Kit } from '../kit.js'

/** The connected wallet's own provider: EIP-1193 on EVM. Throws AdapterNotFoundError, ProviderNotFoundError, WalletAwayError. */
export async function getProvider(
  kit: Kit,
  { namespace }: { namespace?: Namespace | undefined } = {},
): Promise<unknown> {
  if (namespace) adapterOf(kit, namespace)
  const live = await liveConnection(kit, namespace)
  return adapterOf(kit, live.namespace).getProvider({ connectorId: live.connection.connectorId })
}
