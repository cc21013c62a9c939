import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { listEmbeddedNamespaces } from './embedded-namespaces.js'
import type { EmbeddedSession } from './embedded-session-registry.js'

/**
 * Copies the user, account types and wallet info of the embedded wallet's session into the accounts in the state, after the
 * account type or the email changed. Skips namespaces connected to other wallets. Source: spec R-FRAME-51, R-STATE-16.
 */
export function applyAccountDetails(kit: Kit, session: EmbeddedSession): void {
  for (const namespace of listEmbeddedNamespaces()) {
    if (selectConnection(kit.store.get(), namespace)?.connectorId !== AUTH_CONNECTOR_ID) continue
    updateAccount(kit, namespace, session.details?.(namespace) ?? {})
  }
}
