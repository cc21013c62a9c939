import { withTimeout } from '../../base/async/pause.js'

const LEAVE_LIMIT_MS = 2_500

/** Says goodbye to a wallet; one that fails to answer, or does not in time, is left all the same. Never rejects. */
export async function disconnectWallet(goodbye: () => unknown): Promise<void> {
  const leaving = async () => goodbye()
  await withTimeout(
    leaving().catch(() => undefined),
    LEAVE_LIMIT_MS,
  )
}
