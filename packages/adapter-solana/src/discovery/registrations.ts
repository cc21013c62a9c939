/**
 * Wallets that register themselves by Wallet Standard: those there before us answer to the ready event, later ones speak up
 * by themselves; any of them may leave again.
 *
 * In      events     the page
 *         onChange   called when a wallet came, went or changed
 * Out     wallets()  in the order of their coming, each object once; at most 200
 * Source  Wallet Standard (register-wallet, app-ready); spec R-CONN-04
 */
import { onWalletChange } from './standard-wallet.js'

const MAX_WALLETS = 200
const MAX_AT_ONCE = 50

/** The wallets that registered themselves, and the ears for more. */
export type Registrations = {
  readonly wallets: () => readonly object[]
  /** Begins to listen; the returned function ends it. What was heard stays known. */
  readonly listen: () => () => void
}

/** Makes the list; nothing is listened to yet. */
export function createRegistrations(events: EventTarget, onChange: () => void): Registrations {
  const known = new Map<object, (() => void) | undefined>()
  let isListening = false

  function add(wallet: unknown): wallet is object {
    if (typeof wallet !== 'object' || wallet === null || known.has(wallet) || known.size >= MAX_WALLETS) return false
    known.set(wallet, isListening ? onWalletChange(wallet, onChange) : undefined)
    return true
  }

  function remove(wallet: object): boolean {
    known.get(wallet)?.()
    return known.delete(wallet)
  }

  /** What wallets are handed; it may be kept by them and called at any time. */
  const api = Object.freeze({
    register(...wallets: readonly unknown[]) {
      const added = wallets.slice(0, MAX_AT_ONCE).filter(add)
      if (added.length > 0) onChange()
      return () => {
        const removed = added.splice(0).filter(remove)
        if (removed.length > 0) onChange()
      }
    },
  })

  function hear(event: Event): void {
    if (!('detail' in event) || typeof event.detail !== 'function') return
    try {
      event.detail(api)
    } catch {
      // A wallet's own fault is not the page's.
    }
  }

  return {
    wallets: () => [...known.keys()],
    listen() {
      isListening = true
      events.addEventListener('wallet-standard:register-wallet', hear)
      for (const wallet of known.keys()) known.set(wallet, onWalletChange(wallet, onChange))
      events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
      return () => {
        isListening = false
        events.removeEventListener('wallet-standard:register-wallet', hear)
        for (const [wallet, stop] of known) {
          stop?.()
          known.set(wallet, undefined)
        }
      }
    },
  }
}
