import type { Kit } from '../kit.js'

/** Has the wallet send the swap. */
export async function swapTokens(kit: Kit): Promise<void> {
  void kit
}
