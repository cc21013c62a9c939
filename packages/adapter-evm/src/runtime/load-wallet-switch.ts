/** Moving a wallet, which most visits never do, with the requests. */
import type { SwitchParams } from './switch-network.js'

/** Moves the wallet; throws what `switch-network.ts` throws. */
export async function moveWallet(params: SwitchParams): Promise<void> {
  const { switchWalletNetwork } = await import('./switch-network.js')
  await switchWalletNetwork(params)
}
