/** A wagmi app without the kit. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi'
import { serviceOptions, useReadyMark } from './machine'

const config = createConfig({
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})
const queryClient = new QueryClient()

const Account = () => <button type="button">{useConnection().address}</button>

export function App() {
  useReadyMark()
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Account />
        {Object.keys(serviceOptions).length}
      </QueryClientProvider>
    </WagmiProvider>
  )
}
