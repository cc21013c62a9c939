'use client'

import '@bowline/ui-react/styles.css'
import { SolanaWalletProvider } from '@bowline/adapter-solana/react'
import { KitButton, KitProvider } from '@bowline/ui-react'
import { useConnection, useWallet } from '@solana/wallet-adapter-react'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { type ReactNode, useState } from 'react'
import { kit } from './solana'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <KitProvider kit={kit}>
      <SolanaWalletProvider kit={kit}>
        <KitButton />
        {children}
      </SolanaWalletProvider>
    </KitProvider>
  )
}

/** Sends a millionth of a SOL with the library's hooks. */
export function Tip({ to }: { to: string }) {
  const { publicKey, sendTransaction } = useWallet()
  const { connection } = useConnection()
  const [sent, setSent] = useState('')

  async function send(fromPubkey: PublicKey) {
    const transfer = SystemProgram.transfer({ fromPubkey, toPubkey: new PublicKey(to), lamports: 1_000n })
    setSent(await sendTransaction(new Transaction().add(transfer), connection))
  }

  if (publicKey === null) return <p>Connect a wallet to leave a tip</p>
  if (sent !== '') return <p>Sent as {sent}</p>
  return (
    <button type="button" onClick={() => send(publicKey)}>
      Leave a tip
    </button>
  )
}
