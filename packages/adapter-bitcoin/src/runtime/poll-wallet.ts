/**
 * Polls a wallet for its open accounts, without a window, while the page is visible and until it responds.
 *
 * In      signal    stops the polling
 *         onResponse  called once with what is open; undefined when nothing is
 * Source  spec R-CONN-154
 */
import { isPageHidden, pause } from '@bowline/kit-core/adapter'
import type { BitcoinWallet, Opening } from '../wallets/wallet.js'

const POLL_INTERVAL_MS = 900

/** Starts to poll; the first request is sent after one interval. Does nothing for a wallet without `restore`. */
export async function pollWallet(
  { restore }: Pick<BitcoinWallet, 'restore'>,
  signal: AbortSignal,
  onResponse: (opening: Opening | undefined) => void,
): Promise<void> {
  if (restore === undefined) return
  for (;;) {
    await pause(POLL_INTERVAL_MS, signal)
    if (signal.aborted) return
    if (isPageHidden()) continue
    try {
      const opening = await restore()
      if (!signal.aborted) onResponse(opening)
      return
    } catch {
      // The loop tries again.
    }
  }
}
