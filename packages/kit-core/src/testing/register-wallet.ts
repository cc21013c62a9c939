/**
 * Announces a sandbox wallet by Wallet Standard, to apps on the page that listen already and to those that load later.
 *
 * Source  Wallet Standard (register-wallet, app-ready)
 */
import { safeGet } from '../base/validation/safe-get.js'

/** `target`: the page's window. The returned function unregisters the wallet from every app that registered it. */
export function registerWallet(wallet: object, target: EventTarget): () => void {
  const takers = new Set<() => unknown>()

  function join(api: unknown): void {
    const register = safeGet(api, 'register')
    const leave: unknown = typeof register === 'function' ? Reflect.apply(register, api, [wallet]) : undefined
    if (typeof leave === 'function') takers.add(() => Reflect.apply(leave, undefined, []))
  }
  const hear = (event: Event) => join(safeGet(event, 'detail'))

  target.addEventListener('wallet-standard:app-ready', hear)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: join }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', hear)
    for (const leave of takers) leave()
    takers.clear()
  }
}
