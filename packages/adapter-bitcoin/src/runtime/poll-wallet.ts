/**
 * Asks a wallet what it opens, without a window and in short turns, while the page is seen and until it answers.
 *
 * In      signal    gives it up
 *         onAnswer  gets what is open: undefined when nothing is
 * Source  spec R-CONN-154
 */
import { isPageHidden, pause } from '@bowline/kit-core/adapter'
import type { BitcoinWallet, Opening } from '../wallets/wallet.js'

const TURN_MS = 900

/** Asks; the first time after a turn. */
export async function pollWallet(
  { restore }: Pick<BitcoinWallet, 'restore'>,
  signal: AbortSignal,
  onAnswer: (opening: Opening | undefined) => void,
): Promise<void> {
  if (restore === undefined) return
  for (;;) {
    await pause(TURN_MS, signal)
    if (signal.aborted) return
    if (isPageHidden()) continue
    try {
      const opening = await restore()
      if (!signal.aborted) onAnswer(opening)
      return
    } catch {
      // It is asked again.
    }
  }
}
