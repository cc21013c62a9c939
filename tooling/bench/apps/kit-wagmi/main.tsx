/** The kit in an app that already has wagmi, as in the README of `@bowline/adapter-evm`. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { KitButton, KitProvider } from '@bowline/ui-react'
import '@bowline/ui-react/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { tried } from '../kit/kit'
import { nodeOf, PROJECT_ID, useReadyMark } from '../page'

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(nodeOf(mainnet.id)), [base.id]: http(nodeOf(base.id)) },
})
const kit = createKit({ projectId: PROJECT_ID, networks: [mainnet, base], adapters: [evm({ config })], ...tried })
const queryClient = new QueryClient()

function App() {
  useReadyMark()
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={kit}>
          <KitButton />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<App />)
