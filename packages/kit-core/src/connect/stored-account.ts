import type { Connection } from '../adapter/connection.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { readInitialState } from '../storage/initial-state.js'
import type { StoredConnection } from '../storage/keys.js'
import { withAccount } from './chosen-account.js'
import { tellAccount } from './put-account-first.js'

/** What is remembered of a connection. */
export function storedConnection(kit: Kit, namespace: Namespace, connectorId: string): StoredConnection | undefined {
  const stored = readInitialState(kit.storage).connections[namespace] ?? []
  return stored.find((candidate) => candidate.connectorId === connectorId)
}

/** A connection that comes back, with the account that was in use. Source: spec R-CONN-109, R-CONN-113. */
export function withStoredAccount(
  kit: Kit,
  namespace: Namespace,
  connection: Connection,
  stored = storedConnection(kit, namespace, connection.connectorId),
): Connection {
  const { connectorId } = connection
  const { accounts, ownFirst } = withAccount(connection, stored?.accounts[0]?.address)
  const [first] = accounts
  if (ownFirst === undefined || !first) return connection
  tellAccount(kit, namespace, { connectorId, address: first.address })
  return { ...connection, accounts, ownFirst }
}
