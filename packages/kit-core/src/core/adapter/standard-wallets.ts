/**
 * Wallets that register by Wallet Standard. Wallets loaded before the kit respond to the ready event, and later ones
 * register on their own. Any of them can unregister.
 *
 * In      events     the page
 *         onChange   called when a wallet registers, unregisters or changes
 *         watch      subscribes to changes of a wallet; called only while the list listens
 * Out     wallets    in order of registration, each object once; at most 200
 *         listen     starts listening; the returned function stops it. Registered wallets stay listed
 * Source  Wallet Standard (register-wallet, app-ready); spec R-CONN-04
 */
import { safeGet } from '../../base/validation/safe-get.js'

const MAX_WALLETS = 200
const REGISTER = 'wallet-standard:register-wallet'

/** The registered wallets, and a function that listens for more. */
export type StandardWallets = { readonly wallets: () => readonly object[]; readonly listen: () => () => void }

/** Creates the list of registered wallets. It does not listen yet. */
export function createStandardWallets(
  events: EventTarget,
  onChange: () => void,
  watch: (wallet: object, onChange: () => void) => () => void = () => () => {},
): StandardWallets {
  const known = new Map<object, (() => void) | undefined>()
  let isListening = false

  const track = (wallet: object) => known.set(wallet, isListening ? watch(wallet, onChange) : undefined)

  function add(wallet: unknown): wallet is object {
    if (typeof wallet !== 'object' || wallet === null || known.has(wallet) || known.size >= MAX_WALLETS) return false
    track(wallet)
    return true
  }

  function remove(wallet: object): boolean {
    known.get(wallet)?.()
    return known.delete(wallet)
  }

  /** Passed to wallets, which can keep it and call it at any time. */
  const api = Object.freeze({
    register(...wallets: readonly unknown[]) {
      const added = wallets.filter(add)
      if (added[0]) onChange()
      return () => {
        if (added.splice(0).filter(remove)[0]) onChange()
      }
    },
  })

  function handleRegister(event: Event): void {
    const register = safeGet(event, 'detail')
    try {
      if (typeof register === 'function') register(api)
    } catch {
      // A wallet that fails to register is not listed.
    }
  }

  return {
    wallets: () => [...known.keys()],
    listen() {
      isListening = true
      events.addEventListener(REGISTER, handleRegister)
      for (const wallet of known.keys()) track(wallet)
      events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
      return () => {
        isListening = false
        events.removeEventListener(REGISTER, handleRegister)
        for (const [wallet, stop] of known) {
          stop?.()
          track(wallet)
        }
      }
    },
  }
}
