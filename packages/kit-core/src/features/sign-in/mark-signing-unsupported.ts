/**
 * Marks an account as unable to sign messages, after its wallet rejected a sign-in with that reason. The mark lasts until the
 * wallet reports its accounts again or is connected again.
 *
 * Source  spec R-SIWX-61
 */

import type { ActiveSigner } from '../../core/state/active-signer.js'
import type { Kit } from '../../kit.js'
import { acceptAccounts } from '../../wallets/connect/accept-connection.js'
import { updateConnection } from '../../wallets/connect/update-connection.js'

/** Sets `canSignMessages: false` on the account in the state. */
export function markSigningUnsupported(kit: Kit, { namespace, connectorId, address }: ActiveSigner): void {
  const live = kit.store.get().connect.connections[namespace] ?? []
  const known = live.find((connection) => connection.connectorId === connectorId)
  const accounts = (known?.accounts ?? []).map((account) =>
    account.address === address ? { ...account, canSignMessages: false } : account,
  )
  kit.store.batch(() => {
    updateConnection(kit, namespace, connectorId, { accounts })
    if (live[0] === known) acceptAccounts(kit, namespace, accounts)
  })
}
