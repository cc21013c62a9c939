/** Measured page with the kit in the wagmi app of `wagmi.tsx`, as the README of `@bowline/adapter-evm` shows it. */
import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base as kitBase, mainnet as kitMainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import '@bowline/ui-react/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi'
import { serviceOptions, useReadyMark } from './machine'

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})
const kit = createKit({
  projectId: 'YOUR_PROJECT_ID',
  networks: [kitMainnet, kitBase],
  adapters: [evm({ config })],
  ...serviceOptions,
})
const queryClient = new QueryClient()

const Account = () => <button type="button">{useConnection().address}</button>

export function App() {
  useReadyMark()
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={kit}>
          <Account />
          <KitButton />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
