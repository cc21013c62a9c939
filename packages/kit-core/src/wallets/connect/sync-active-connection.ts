import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/**
 * Notifies the adapter of its namespace's active wallet, or with `address` of that wallet's active account,
 * so that the host's own hooks show the same. Does not wait for it.
 */
export function syncActiveConnection(
  { adapters, log }: Kit,
  namespace: Namespace,
  connectorId: string,
  address?: string,
): void {
  const adapter = adapters.get(namespace)
  const notified =
    address === undefined
      ? adapter?.switchConnection?.({ connectorId })
      : adapter?.switchAccount?.({ connectorId, address })
  notified?.catch((error: unknown) => log.debug('The chain library could not follow what is active', error))
}
