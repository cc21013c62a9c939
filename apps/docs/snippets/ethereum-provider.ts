import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { EthereumProvider } from '@walletconnect/ethereum-provider'

const projectId = 'YOUR_PROJECT_ID'

let making: ReturnType<typeof EthereumProvider.init> | undefined

/** The provider that the app and the kit share. */
export function provider() {
  making ??= EthereumProvider.init({ projectId, optionalChains: [mainnet.id, base.id], showQrModal: false })
  return making
}

export const kit = createKit({ projectId, networks: [mainnet, base], adapters: [evm({ provider })] })
