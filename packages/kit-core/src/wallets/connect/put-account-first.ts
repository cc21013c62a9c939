import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { loadBalance } from '../account/load-balance.js'
import { acceptAccounts } from './accept-connection.js'
import { withAccount } from './chosen-account.js'
import { storeConnections } from './stored-connections.js'
import { updateConnection } from './update-connection.js'

/**
 * Makes an account the first, and so active, account of a live connection, in state and storage. Returns false, and
 * changes nothing, for an account the wallet does not share.
 */
export function putAccountFirst(kit: Kit, namespace: Namespace, connectorId: string, address: string): boolean {
  const live = kit.store.get().connect.connections[namespace] ?? []
  const connection = live.find((candidate) => candidate.connectorId === connectorId)
  const reordered = connection && withAccount(connection, address)
  if (!reordered || reordered.accounts[0]?.address !== address) return false
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, reordered)
    if (live[0] === connection) acceptAccounts(kit, namespace, reordered.accounts)
    storeConnections(kit)
  })
  if (live[0] === connection) loadBalance(kit, namespace)
  return true
}
