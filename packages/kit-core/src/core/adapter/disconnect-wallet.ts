import { withTimeout } from '../../base/async/pause.js'

const DISCONNECT_TIMEOUT_MS = 2_500

/**
 * Calls a wallet's own disconnect and waits at most 2.5 s for it. Never rejects: the kit disconnects even if the wallet
 * fails or does not respond.
 */
export async function disconnectWallet(disconnect: () => unknown): Promise<void> {
  const run = async () => disconnect()
  await withTimeout(
    run().catch(() => undefined),
    DISCONNECT_TIMEOUT_MS,
  )
}
