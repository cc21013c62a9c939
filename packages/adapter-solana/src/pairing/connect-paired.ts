/**
 * Connects a paired session in this namespace.
 *
 * In      session   replaces an older session of the same connector id, without ending it in the wallet
 * Out     the connection; the same session returns the same connection
 * Throws  PairingEmptyError     the session holds no Solana account
 *         RequestAbortedError   the request was aborted; the session stays as it is
 * Source  spec R-CONN-41, R-CONN-94, R-CONN-109, R-CONN-116
 */
import type { AdapterContext, Connection, PairedConnectParams } from '@bowline/kit-core'
import { getSessionConnectorId, throwIfAborted } from '@bowline/kit-core/adapter'
import type { LiveWallets } from '../wallet/live-wallet.js'
import { createPairedWallet } from './paired-wallet.js'
import { createStoredAccount } from './stored-account.js'

/** Creates `connectPaired` of the adapter. */
export function createConnectPaired({ emit, storage }: AdapterContext, live: LiveWallets) {
  return async ({ session, caipNetworkId, signal }: PairedConnectParams): Promise<Connection> => {
    throwIfAborted(signal)
    const known = live.find(getSessionConnectorId(session))
    if (known?.source === session) return known.connection()
    const memory = createStoredAccount(storage, session)
    const wallet = createPairedWallet({
      session,
      caipNetworkId,
      emit,
      memory,
      onDisconnect() {
        memory.clear()
        if (live.drop(wallet)) emit({ type: 'disconnect', connectorId: getSessionConnectorId(session) })
      },
    })
    live.put(wallet)
    return wallet.connection()
  }
}
