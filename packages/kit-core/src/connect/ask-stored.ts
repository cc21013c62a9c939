/**
 * Asks for a stored connection again, without any window of a wallet.
 *
 * Out     Connection with the account first that was active; undefined when the wallet no longer agrees, or fails
 * Source  spec R-CONN-106, R-CONN-108, R-CONN-109
 */
import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import type { StoredConnection } from '../storage/keys.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from './live-pairing.js'
import { withStoredAccount } from './stored-account.js'

/** Asks for a stored connection. */
export async function askStored(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  try {
    const connection = await reach(kit, namespace, stored, signal)
    return connection && connection.accounts.length > 0 ? withStoredAccount(kit, namespace, connection) : undefined
  } catch (error) {
    kit.log.debug(`The stored connection of ${namespace} could not be restored`, error)
    return undefined
  }
}

async function reach(
  kit: Kit,
  namespace: Namespace,
  stored: StoredConnection,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  const { connectorId, caipNetworkId } = stored
  if (connectorId === AUTH_CONNECTOR_ID) {
    const { restoreEmbedded } = await import('../auth/restore-embedded.js')
    return restoreEmbedded(kit, { namespace, stored, signal })
  }
  if (connectorId !== PAIRED_CONNECTOR_ID)
    return kit.adapters.get(namespace)?.reconnect({ connectorId, caipNetworkId, signal })
  const { restorePaired } = await import('../pairing/restore-paired.js')
  return restorePaired(kit, { namespace, stored, signal })
}
