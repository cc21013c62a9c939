import { resetAccount } from '../account/update-account.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { settleStatus } from './accept-connection.js'

/** What is stored stays, so that the next page tries again. */
export function giveUpRestoring(kit: Kit, namespace: Namespace): void {
  kit.store.batch(() => {
    if (!kit.store.get().connect.restoring.includes(namespace)) return
    kit.store.set(({ connect }) => ({
      connect: { ...connect, restoring: connect.restoring.filter((restored) => restored !== namespace) },
    }))
    resetAccount(kit, namespace)
    settleStatus(kit)
  })
}
