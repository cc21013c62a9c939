import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'

/** Tells the adapter which wallet of its namespace is the active one now, so that the host's own hooks show the same. */
export function tellActive({ adapters, log }: Kit, namespace: Namespace, connectorId: string): void {
  adapters
    .get(namespace)
    ?.switchConnection?.({ connectorId })
    .catch((error: unknown) => log.debug('The chain library could not follow the active wallet', error))
}
