import { withTimeout } from '../../base/async/pause.js'

const LEAVE_LIMIT_MS = 2_500

/**
 * Asks a wallet to disconnect. The kit disconnects even if the wallet fails or does not respond in time. Never
 * rejects.
 */
export async function disconnectWallet(disconnect: () => unknown): Promise<void> {
  const run = async () => disconnect()
  await withTimeout(
    run().catch(() => undefined),
    LEAVE_LIMIT_MS,
  )
}
