/** RainbowKit with its documented set-up, and local nodes and relay. */
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import '@rainbow-me/rainbowkit/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { base, mainnet } from 'viem/chains'
import { http, WagmiProvider } from 'wagmi'
import { nodeOf, PROJECT_ID, RELAY, useReadyMark } from '../page'

const config = getDefaultConfig({
  appName: 'Bench',
  projectId: PROJECT_ID,
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(nodeOf(mainnet.id)), [base.id]: http(nodeOf(base.id)) },
  walletConnectParameters: { relayUrl: RELAY },
})
const queryClient = new QueryClient()

function App() {
  useReadyMark()
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider>
          <ConnectButton />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<App />)
