import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { getWalletClient } from '@wagmi/core'

const adapter = evm()

export const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet], adapters: [adapter] })

/** A viem client that signs with the connected wallet. Rejects while no wallet is connected. */
export async function walletClient() {
  return getWalletClient(await adapter.wagmiConfig())
}
