import type { Namespace } from '../../base/caip/namespace.js'
import type { StoredConnection } from '../../core/state/keys.js'
import { resetAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { settleStatus } from './accept-connection.js'

/**
 * Stops restoring a namespace: its account is empty again. Stored connections stay, so that the next page load retries
 * them. The `unasked` ones, whose wallets have not received a request yet, become `awaitingReconnect`.
 */
export function abandonRestore(kit: Kit, namespace: Namespace, unasked?: readonly StoredConnection[]): void {
  kit.store.batch(() => {
    if (!kit.store.get().connect.restoring.includes(namespace)) return
    kit.store.set(({ connect }) => ({
      connect: {
        ...connect,
        restoring: connect.restoring.filter((restored) => restored !== namespace),
        ...(unasked && { awaitingReconnect: { ...connect.awaitingReconnect, [namespace]: unasked } }),
      },
    }))
    resetAccount(kit, namespace)
    settleStatus(kit)
  })
}
