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

const node = (chainId: number) => http(`https://rpc.bowline.id/v1/?chainId=eip155:${chainId}&projectId=YOUR_PROJECT_ID`)

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: node(mainnet.id), [base.id]: node(base.id) },
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
