import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { getChainId } from '@wagmi/core'

const adapter = evm()

export const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet], adapters: [adapter] })

export async function chainInUse(): Promise<number> {
  return getChainId(await adapter.wagmiConfig())
}
