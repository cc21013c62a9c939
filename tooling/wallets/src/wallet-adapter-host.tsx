/** An app on wallet-adapter's hooks, beside which the kit is. */
import { SolanaWalletSync } from '@bowline/adapter-solana/react'
import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { render } from '@testing-library/react'
import type { Host } from './subject.js'

/** Makes the app; its nodes answer at the address. */
export function walletAdapterHost(url: string): Host {
  let used: string | undefined
  function Probe() {
    const { publicKey, connected } = useWallet()
    used = connected ? publicKey?.toBase58() : undefined
    return null
  }
  return {
    begin(kit) {
      const { unmount } = render(
        <ConnectionProvider endpoint={url}>
          <WalletProvider wallets={[]} autoConnect>
            <SolanaWalletSync kit={kit}>
              <Probe />
            </SolanaWalletSync>
          </WalletProvider>
        </ConnectionProvider>,
      )
      return unmount
    },
    used: () => used,
  }
}
