/**
 * Wallets that register themselves by Wallet Standard: those there before us answer to the ready event, later ones speak up
 * by themselves; any of them may leave again.
 *
 * In      events     the page
 *         onChange   called when a wallet came, went or changed
 *         watch      begins to hear of a wallet's changes; asked only while the list is listened to
 * Out     wallets    in the order of their coming, each object once; at most 200
 *         listen     begins to listen; the returned function ends it. What was heard stays known
 * Source  Wallet Standard (register-wallet, app-ready); spec R-CONN-04
 */
import { safeGet } from '../../base/validation/safe-get.js'

const MAX_WALLETS = 200
const REGISTER = 'wallet-standard:register-wallet'

/** The wallets that registered themselves, and the ears for more. */
export type StandardWallets = { readonly wallets: () => readonly object[]; readonly listen: () => () => void }

/** Makes the list of the wallets that register themselves; nothing is listened to yet. */
export function createStandardWallets(
  events: EventTarget,
  onChange: () => void,
  watch: (wallet: object, onChange: () => void) => () => void = () => () => {},
): StandardWallets {
  const known = new Map<object, (() => void) | undefined>()
  let isListening = false

  const heed = (wallet: object) => known.set(wallet, isListening ? watch(wallet, onChange) : undefined)

  function add(wallet: unknown): wallet is object {
    if (typeof wallet !== 'object' || wallet === null || known.has(wallet) || known.size >= MAX_WALLETS) return false
    heed(wallet)
    return true
  }

  function remove(wallet: object): boolean {
    known.get(wallet)?.()
    return known.delete(wallet)
  }

  /** What wallets are handed; it may be kept by them and called at any time. */
  const api = Object.freeze({
    register(...wallets: readonly unknown[]) {
      const added = wallets.filter(add)
      if (added[0]) onChange()
      return () => {
        if (added.splice(0).filter(remove)[0]) onChange()
      }
    },
  })

  function hear(event: Event): void {
    const tell = safeGet(event, 'detail')
    try {
      if (typeof tell === 'function') tell(api)
    } catch {
      // A wallet that fails to register is not there.
    }
  }

  return {
    wallets: () => [...known.keys()],
    listen() {
      isListening = true
      events.addEventListener(REGISTER, hear)
      for (const wallet of known.keys()) heed(wallet)
      events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
      return () => {
        isListening = false
        events.removeEventListener(REGISTER, hear)
        for (const [wallet, stop] of known) {
          stop?.()
          heed(wallet)
        }
      }
    },
  }
}
