/** The page of Solana, in a dApp that has a `WalletProvider` of its own. */
import { solana as adapter } from '@bowline/adapter-solana'
import { SolanaWalletSync } from '@bowline/adapter-solana/react'
import { createKit } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { createRoot } from 'react-dom/client'

const kit = createKit({ projectId: 'size', networks: [solana], adapters: [adapter()] })

createRoot(document.body).render(
  <KitProvider kit={kit}>
    <ConnectionProvider endpoint={solana.rpcUrls.default.http[0] ?? ''}>
      <WalletProvider wallets={[]}>
        <SolanaWalletSync kit={kit}>
          <ConnectButton />
        </SolanaWalletSync>
      </WalletProvider>
    </ConnectionProvider>
  </KitProvider>,
)
