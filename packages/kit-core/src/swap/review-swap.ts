/**
 * Opens the review of a swap and builds what is to be signed.
 *
 * Out     resolves when the review is ready, or needs an approval, or has been left
 * Throws  SwapAddressMissingError; a failure to build is a toast, and the review is left
 * Source  spec R-SWAP-20, R-SWAP-30 to 35, R-SWAP-47, R-SWAP-49
 */
import type { Kit } from '../kit.js'

/** Opens the review. Nothing happens while the button does not say so. */
export async function reviewSwap(kit: Kit): Promise<void> {
  void kit
}

/** The visitor has seen that the price impact is high. */
export function confirmImpact(kit: Kit): void {
  void kit
}
