/** The hooks of the library in a page, and transactions to sign. */
import { connect } from '@bowline/kit-core/actions'
import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { SolanaWalletProvider } from '../../src/react/index.js'
import { installed, type KitParams, SANDBOX, settled, show, startedKit, type WalletParams } from './fixture.js'

export const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
export const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const HASH = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N'

type Params = { readonly of?: KitParams; readonly with?: WalletParams } & Partial<
  ComponentProps<typeof SolanaWalletProvider>
>

export async function scene({ of: kitParams, with: walletParams, ...props }: Params = {}) {
  const made = await installed(walletParams)
  const kit = await startedKit(kitParams)
  const view = show((child) => (
    <SolanaWalletProvider kit={kit} {...props}>
      {child}
    </SolanaWalletProvider>
  ))
  await waitFor(() => expect(view.wallet().wallets).toHaveLength(1))
  const connectKit = () => settled(() => connect(kit, { connectorId: SANDBOX }))
  return { ...made, ...view, kit, connectKit }
}

const transfer = () =>
  SystemProgram.transfer({ fromPubkey: new PublicKey(ALICE), toPubkey: new PublicKey(BOB), lamports: 5n })
export const legacy = () => new Transaction({ feePayer: new PublicKey(ALICE), recentBlockhash: HASH }).add(transfer())
export const versioned = () =>
  new VersionedTransaction(
    new TransactionMessage({
      payerKey: new PublicKey(ALICE),
      recentBlockhash: HASH,
      instructions: [transfer()],
    }).compileToV0Message(),
  )
