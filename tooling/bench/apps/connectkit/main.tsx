/** ConnectKit with its documented set-up, and local nodes and relay. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig, getDefaultConnectors } from 'connectkit'
import { createRoot } from 'react-dom/client'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { nodeOf, PROJECT_ID, RELAY, useReadyMark } from '../page'

/** Its own connectors; the pairing connector is created here, the only way to set the relay's URL. */
const connectors = [
  ...getDefaultConnectors({ app: { name: 'Bench' } }),
  walletConnect({ projectId: PROJECT_ID, showQrModal: false, relayUrl: RELAY }),
]
const config = createConfig(
  getDefaultConfig({
    appName: 'Bench',
    walletConnectProjectId: PROJECT_ID,
    chains: [mainnet, base],
    connectors,
    transports: { [mainnet.id]: http(nodeOf(mainnet.id)), [base.id]: http(nodeOf(base.id)) },
  }),
)
const queryClient = new QueryClient()

function App() {
  useReadyMark()
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <ConnectKitButton />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<App />)
