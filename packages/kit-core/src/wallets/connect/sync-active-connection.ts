import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/**
 * Tells the adapter which wallet of its namespace is the active one now, or with `address` which of that wallet's accounts,
 * so that the host's own hooks show the same; without waiting for it.
 */
export function syncActiveConnection(
  { adapters, log }: Kit,
  namespace: Namespace,
  connectorId: string,
  address?: string,
): void {
  const adapter = adapters.get(namespace)
  const told =
    address === undefined
      ? adapter?.switchConnection?.({ connectorId })
      : adapter?.switchAccount?.({ connectorId, address })
  told?.catch((error: unknown) => log.debug('The chain library could not follow what is active', error))
}
