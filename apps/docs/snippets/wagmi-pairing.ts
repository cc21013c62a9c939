import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from 'viem/chains'
import { createConfig, http } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'

const projectId = 'YOUR_PROJECT_ID'

export const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
  connectors: [walletConnect({ projectId, showQrModal: false })],
  ssr: true,
})

export const kit = createKit({ projectId, networks: [mainnet, base], adapters: [evm({ config })] })
