import { adapterOf } from '../adapter/adapter-of.js'
import { ProviderNotFoundError } from '../adapter/errors.js'
import type { Namespace } from '../caip/namespace.js'
import { selectConnection } from '../connect/select-connection.js'
import type { Kit } from '../kit.js'

/** The connected wallet's own provider: EIP-1193 on EVM. Throws AdapterNotFoundError, ProviderNotFoundError. */
export async function getProvider(
  kit: Kit,
  { namespace }: { namespace?: Namespace | undefined } = {},
): Promise<unknown> {
  const asked = namespace ?? kit.store.get().network.activeNamespace
  const adapter = adapterOf(kit, asked)
  const connection = selectConnection(kit.store.get(), asked)
  if (!connection) throw new ProviderNotFoundError()
  return adapter.getProvider({ connectorId: connection.connectorId })
}
