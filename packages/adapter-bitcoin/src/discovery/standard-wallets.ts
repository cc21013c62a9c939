/**
 * Wallet Standard wallets, whether they came before this page's script or come later.
 *
 * In      events     where wallets register
 *         onChange   called when the list may be another one
 * Out     wallets    in the order of their registration, whatever they are
 *         listen()   begins to listen and asks; the returned function ends it. What was heard stays known
 * Source  Wallet Standard (register-wallet, app-ready); spec R-CONN-04
 */
import { readKey } from '../page/read-key.js'

const MAX_WALLETS = 500

/** The registered wallets, and the ears for more. */
export type StandardWallets = { readonly wallets: ReadonlySet<unknown>; readonly listen: () => () => void }

/** Makes the list; nothing is listened to yet. */
export function createStandardWallets(events: EventTarget, onChange: () => void): StandardWallets {
  const wallets = new Set<unknown>()
  const api = {
    register(...added: readonly unknown[]): () => void {
      for (const wallet of added) if (wallets.size < MAX_WALLETS) wallets.add(wallet)
      onChange()
      return () => {
        for (const wallet of added) wallets.delete(wallet)
        onChange()
      }
    },
  }
  const hear = (event: Event) => {
    const tell = readKey(event, 'detail')
    try {
      if (typeof tell === 'function') tell(api)
    } catch {
      // A wallet that fails to register is not there.
    }
  }
  return {
    wallets,
    listen() {
      events.addEventListener(REGISTER, hear)
      events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
      return () => events.removeEventListener(REGISTER, hear)
    },
  }
}

const REGISTER = 'wallet-standard:register-wallet'
