/** Loads the code that switches a wallet's network only when it is needed, as most visits never switch. */
import type { SwitchParams } from './switch-network.js'

/** Switches the wallet to a network, and adds the network if necessary. Throws what `switch-network.ts` throws. */
export async function lazySwitchNetwork(params: SwitchParams): Promise<void> {
  const { switchWalletNetwork } = await import('./switch-network.js')
  await switchWalletNetwork(params)
}
