/**
 * Polls a wallet for its shared accounts, without a prompt, while the page is visible and until it responds. Used after an event
 * that reported no accounts.
 *
 * In      signal      stops the polling
 *         onResponse  called once with what the wallet shares; undefined when it shares nothing
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
