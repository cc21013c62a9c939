import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/**
 * Notifies the adapter which wallet of a namespace is active, or with `address` which of its accounts, so that the
 * chain library's own hooks (wagmi) show the same. Does not wait; logs a failure.
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
  notified?.catch((error: unknown) => log.debug('The chain library could not switch to the active connection', error))
}
