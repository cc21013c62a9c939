/**
 * How a sandbox wallet makes itself known, to pages that are ready and to those that will be.
 *
 * In      the wallet; the page
 * Out     takes it back from every page that took it
 * Source  Wallet Standard (register-wallet, app-ready)
 */
import * as z from 'zod/mini'

const apiSchema = z.looseObject({
  register: z.custom<(...wallets: readonly object[]) => unknown>((value) => typeof value === 'function'),
})

/** Registers the wallet; the returned function ends it. */
export function registerWallet(wallet: object, target: EventTarget): () => void {
  const takers = new Set<() => unknown>()

  function join(api: unknown): void {
    const given = z.safeParse(apiSchema, api)
    const leave: unknown = given.success ? given.data.register(wallet) : undefined
    if (typeof leave === 'function') takers.add(() => Reflect.apply(leave, undefined, []))
  }
  const hear = (event: Event) => join(Reflect.get(event, 'detail'))

  target.addEventListener('wallet-standard:app-ready', hear)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: join }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', hear)
    for (const leave of takers) leave()
    takers.clear()
  }
}
