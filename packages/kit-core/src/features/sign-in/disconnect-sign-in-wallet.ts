import type { ActiveSigner } from '../../core/state/active-signer.js'
import type { Kit } from '../../kit.js'
import { disconnect } from '../../wallets/connect/disconnect.js'
import { endConnection } from '../../wallets/connect/end-connection.js'

/**
 * Disconnects the wallet whose user did not sign in. The kit drops the connection even when the wallet fails. Source: spec
 * R-SIWX-08, R-SIWX-17.
 */
export async function disconnectSignInWallet(kit: Kit, { namespace, connectorId }: ActiveSigner): Promise<void> {
  try {
    await disconnect(kit, { namespace, connectorId })
  } catch (error) {
    kit.log.error('The wallet did not disconnect', error)
    endConnection(kit, namespace, [connectorId])
  }
}
