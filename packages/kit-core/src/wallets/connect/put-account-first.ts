import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { readBalance } from '../account/read-balance.js'
import { acceptAccounts } from './accept-connection.js'
import { withAccount } from './chosen-account.js'
import { storeConnections } from './stored-connections.js'
import { updateConnection } from './update-connection.js'

/** Puts an account of a live connection first, in the state and in what is remembered; an unknown one changes nothing. */
export function putAccountFirst(kit: Kit, namespace: Namespace, connectorId: string, address: string): boolean {
  const live = kit.store.get().connect.connections[namespace] ?? []
  const connection = live.find((candidate) => candidate.connectorId === connectorId)
  const inUse = connection && withAccount(connection, address)
  if (!inUse || inUse.accounts[0]?.address !== address) return false
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, inUse)
    if (live[0] === connection) acceptAccounts(kit, namespace, inUse.accounts)
    storeConnections(kit)
  })
  if (live[0] === connection) readBalance(kit, namespace)
  return true
}
