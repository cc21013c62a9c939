import type { Kit } from '../kit.js'

/** Has the wallet approve what the review shows. */
export async function approveSwap(kit: Kit): Promise<void> {
  void kit
}
