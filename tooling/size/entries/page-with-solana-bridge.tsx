/** The page of Solana, in a dApp that uses the hooks of `@solana/wallet-adapter-react`. */
import { solana as adapter } from '@bowline/adapter-solana'
import { SolanaWalletProvider } from '@bowline/adapter-solana/react'
import { createKit } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { ConnectButton, KitProvider } from '@bowline/ui-react'
import { useConnection, useWallet } from '@solana/wallet-adapter-react'
import { createRoot } from 'react-dom/client'

const kit = createKit({ projectId: 'size', networks: [solana], adapters: [adapter()] })

function Account() {
  const { publicKey } = useWallet()
  const { connection } = useConnection()
  return (
    <p>
      {publicKey?.toBase58()} {connection.rpcEndpoint}
    </p>
  )
}

createRoot(document.body).render(
  <KitProvider kit={kit}>
    <ConnectButton />
    <SolanaWalletProvider kit={kit}>
      <Account />
    </SolanaWalletProvider>
  </KitProvider>,
)
