/**
 * Reports account and network changes in the sandbox wallets behind a paired test wallet to the page, while there is a session.
 */
import type { SandboxPairing } from '../sandbox-pairing.js'
import type { PairedWallet } from './paired-wallet.js'

type Page = Pick<PairedWallet, 'changeAccounts' | 'changeNetwork'> & { readonly hasSession: () => boolean }

/** Starts reporting changes. The returned function stops it. */
export function syncWalletChanges(wallets: readonly { readonly pairing: SandboxPairing }[], page: Page): () => void {
  const stops = wallets.map(({ pairing }) => {
    const addresses = () => [
      ...new Set(pairing.accounts().map((account) => account.slice(account.lastIndexOf(':') + 1))),
    ]
    let before = { addresses: addresses().join(), network: pairing.network() }
    return pairing.subscribe(() => {
      const now = { addresses: addresses().join(), network: pairing.network() }
      const [isOther, hasMoved] = [now.addresses !== before.addresses, now.network !== before.network]
      before = now
      const network = now.network ?? pairing.accounts()[0]?.split(':').slice(0, 2).join(':')
      if (!page.hasSession() || network === undefined) return
      // Reports only the accounts on the current network.
      const reported = pairing.accounts().filter((account) => account.startsWith(`${network}:`))
      if (hasMoved) page.changeNetwork(network).catch(() => {})
      if (isOther) page.changeAccounts(network, reported).catch(() => {})
    })
  })
  return () => {
    for (const stop of stops) stop()
  }
}
