import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { readInitialState } from '../storage/initial-state.js'
import { withAccount } from './chosen-account.js'
import { tellActive } from './tell-active.js'

/** A connection that comes back, with the account that was in use. Source: spec R-CONN-109, R-CONN-113. */
export function withStoredAccount(kit: Kit, namespace: Namespace, connection: Connection): Connection {
  const { connectorId } = connection
  const stored = readInitialState(kit.storage).connections[namespace]
  const address = stored?.find((candidate) => candidate.connectorId === connectorId)?.accounts[0]?.address
  const inUse = withAccount(connection, address)
  if (inUse.ownFirst !== undefined) tellActive(kit, namespace, connectorId, address)
  return { ...connection, ...inUse }
}
