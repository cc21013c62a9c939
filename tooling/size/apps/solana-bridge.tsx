/** Measured page of `solana.tsx` in an app with the hooks of `@solana/wallet-adapter-react`. */
import { solana as adapter } from '@bowline/adapter-solana'
import { SolanaWalletProvider } from '@bowline/adapter-solana/react'
import { createKit } from '@bowline/kit-core'
import { solana } from '@bowline/kit-core/networks'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { useConnection, useWallet } from '@solana/wallet-adapter-react'
import { serviceOptions, useReadyMark } from './machine'
import '@bowline/ui-react/styles.css'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [solana], adapters: [adapter()], ...serviceOptions })

function Account() {
  const { publicKey } = useWallet()
  const { connection } = useConnection()
  return (
    <p>
      {publicKey?.toBase58()} {connection.rpcEndpoint}
    </p>
  )
}

export function App() {
  useReadyMark()
  return (
    <KitProvider kit={kit}>
      <KitButton />
      <SolanaWalletProvider kit={kit}>
        <Account />
      </SolanaWalletProvider>
    </KitProvider>
  )
}
