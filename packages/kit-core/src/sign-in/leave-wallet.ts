import { disconnect } from '../connect/disconnect.js'
import { endConnection } from '../connect/end-connection.js'
import type { Kit } from '../kit.js'
import type { SignInPlace } from './place.js'

/** Disconnects the wallet of a place; one that does not answer that is let go of. Never rejects. */
export async function leaveWallet(kit: Kit, { namespace, connectorId }: SignInPlace): Promise<void> {
  await disconnect(kit, { namespace, connectorId }).catch((error: unknown) => {
    kit.log.error('The wallet did not disconnect', error)
    endConnection(kit, namespace, [connectorId])
  })
}
