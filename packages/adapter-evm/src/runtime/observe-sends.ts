/**
 * Catches the requests by which others than the kit send through a provider, such as wagmi's own hooks, so that they are followed
 * like the kit's own. wagmi asks a connector for the provider of a chain, and an app asks the adapter; the kit asks a connector for
 * the provider alone, and hands over its own requests.
 *
 * In      provider   the wallet's own
 *         onSend     passes the requests that send on to the wallet
 * Out     a provider like it in all else: the wallet's answers and errors reach the caller unchanged
 * Source  spec R-ADPT-09, R-ADPT-50, R-ADPT-98, R-CONN-115
 */
import type { WalletProvider } from '../discovery/provider.js'

/** A request of the app that sends. */
export type AppSend = {
  readonly provider: WalletProvider
  readonly connectorId: string
  readonly method: string
  readonly params: unknown
}

/** Passes a request on by calling `ask`, and resolves or rejects as `ask` does. */
export type OnSend = (send: AppSend, ask: () => Promise<unknown>) => Promise<unknown>

const SENDING: ReadonlySet<string> = new Set(['eth_sendTransaction', 'wallet_sendCalls'])

/** A provider whose sends are followed. */
export function observeSends<Provider extends WalletProvider>(
  provider: Provider,
  connectorId: string,
  onSend: OnSend,
): Provider {
  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    const { method, params } = args
    const ask = async () => provider.request(args)
    return SENDING.has(method) ? onSend({ provider, connectorId, method, params }, ask) : ask()
  }
  // A proxy must answer what a read-only member of its own target holds, so its target is not the wallet's object.
  const heir: Provider = Object.create(provider)
  return new Proxy(heir, {
    get(_heir, key) {
      if (key === 'request') return request
      const value: unknown = Reflect.get(provider, key)
      return typeof value === 'function' ? value.bind(provider) : value
    },
    set: (_heir, key, value) => Reflect.set(provider, key, value),
  })
}
