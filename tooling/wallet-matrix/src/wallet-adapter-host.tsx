/** An app on wallet-adapter's hooks, together with the kit. */
import { SolanaWalletSync } from '@bowline/adapter-solana/react'
import { ConnectionProvider, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { createRoot } from 'react-dom/client'
import type { Host } from './wallet-under-test.js'

/** Creates the app; its nodes respond at the URL. */
export function walletAdapterHost(url: string): Host {
  let used: string | undefined
  function Probe() {
    const { publicKey, connected } = useWallet()
    used = connected ? publicKey?.toBase58() : undefined
    return null
  }
  return {
    begin(kit) {
      const root = createRoot(document.createElement('div'))
      root.render(
        <ConnectionProvider endpoint={url}>
          <WalletProvider wallets={[]} autoConnect onError={() => undefined}>
            <SolanaWalletSync kit={kit}>
              <Probe />
            </SolanaWalletSync>
          </WalletProvider>
        </ConnectionProvider>,
      )
      return () => root.unmount()
    },
    used: () => used,
  }
}
