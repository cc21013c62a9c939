/** Page of the test app with React 19 and wagmi 3: the kit and the app's own wagmi hooks share one wagmi config. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import * as networks from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import '@bowline/ui-react/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { KitFacts } from './kit-facts'
import { show } from './show'
import { WagmiFacts } from './wagmi-facts'

const [ethereumNode] = networks.mainnet.rpcUrls.default.http
const [baseNode] = networks.base.rpcUrls.default.http

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(ethereumNode), [base.id]: http(baseNode) },
})

const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [networks.mainnet, networks.base],
  adapters: [evm({ config })],
})

show(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <KitButton />
        <KitFacts />
        <WagmiFacts />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
