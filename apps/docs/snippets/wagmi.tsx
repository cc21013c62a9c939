'use client'

import '@bowline/ui-react/styles.css'
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, WagmiProvider } from 'wagmi'

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
  ssr: true,
})

const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [evm({ config })],
})

const queryClient = new QueryClient()

export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={kit}>
          <KitButton />
          {children}
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
