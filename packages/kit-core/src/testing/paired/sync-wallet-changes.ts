/**
 * Tells the page what its person does in a sandbox wallet: another account, another network.
 *
 * In      wallets   whose keys the paired wallet has
 *         page      who is told, while a session lives
 * Out     ends it
 */
import type { SandboxKeys } from '../sandbox-keys.js'
import type { PairedWallet } from './paired-wallet.js'

type Page = Pick<PairedWallet, 'changeAccounts' | 'changeNetwork'> & { readonly hasSession: () => boolean }

/** Begins to follow. */
export function syncWalletChanges(wallets: readonly { readonly keys: SandboxKeys }[], page: Page): () => void {
  const stops = wallets.map(({ keys }) => {
    const addresses = () => [...new Set(keys.accounts().map((account) => account.slice(account.lastIndexOf(':') + 1)))]
    let before = { addresses: addresses().join(), network: keys.network() }
    return keys.subscribe(() => {
      const now = { addresses: addresses().join(), network: keys.network() }
      const [isOther, hasMoved] = [now.addresses !== before.addresses, now.network !== before.network]
      before = now
      const network = now.network ?? keys.accounts()[0]?.split(':').slice(0, 2).join(':')
      if (!page.hasSession() || network === undefined) return
      // Nothing is told of a network that was not granted.
      const told = keys.accounts().filter((account) => account.startsWith(`${network}:`))
      if (hasMoved) page.changeNetwork(network).catch(() => {})
      if (isOther) page.changeAccounts(network, told).catch(() => {})
    })
  })
  return () => {
    for (const stop of stops) stop()
  }
}
