'use client'

import '@bowline/ui-react/styles.css'
import { SolanaWalletSync } from '@bowline/adapter-solana/react'
import { KitButton, KitProvider } from '@bowline/ui-react'
import type { Adapter } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import type { ReactNode } from 'react'
import { kit } from './solana'

const wallets: Adapter[] = []

export function Providers({ children }: { children: ReactNode }) {
  return (
    <KitProvider kit={kit}>
      <ConnectionProvider endpoint="https://api.mainnet-beta.solana.com">
        <WalletProvider wallets={wallets} autoConnect>
          <SolanaWalletSync kit={kit}>
            <KitButton />
            {children}
          </SolanaWalletSync>
        </WalletProvider>
      </ConnectionProvider>
    </KitProvider>
  )
}
