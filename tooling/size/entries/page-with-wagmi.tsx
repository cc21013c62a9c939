/** The same page in a dApp that brings its own wagmi configuration. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { injected } from '@wagmi/core'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { createConfig, WagmiProvider } from 'wagmi'
import { mainnet as wagmiMainnet } from 'wagmi/chains'

const config = createConfig({
  chains: [wagmiMainnet],
  connectors: [injected()],
  transports: { [wagmiMainnet.id]: http() },
})
const kit = createKit({ projectId: 'size', networks: [mainnet], adapters: [evm({ config })] })

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <ConnectButton />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
