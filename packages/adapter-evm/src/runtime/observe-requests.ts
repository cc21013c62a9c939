/**
 * Catches what others than the kit request through a provider, such as wagmi's own hooks, so that what they send is followed like the
 * kit's own, and lost access is noticed. wagmi asks a connector for the provider of a chain, and an app asks the adapter; the kit
 * asks a connector for the provider alone.
 *
 * In      provider   the wallet's own
 *         onRequest  passes a request on to the wallet
 * Out     a provider like it in all else: the wallet's answers and errors reach the caller unchanged
 * Source  spec R-ADPT-09, R-ADPT-50, R-ADPT-98, R-ADPT-114, R-CONN-115, R-CONN-281
 */
import type { WalletProvider } from '../discovery/provider.js'

/** A request of the app. */
export type AppRequest = {
  readonly provider: WalletProvider
  readonly connectorId: string
  readonly method: string
  readonly params: unknown
}

/** Passes a request on by calling `ask`, and resolves or rejects as `ask` does. */
export type OnRequest = (request: AppRequest, ask: () => Promise<unknown>) => Promise<unknown>

/** A provider whose requests are passed on by `onRequest`. */
export function observeRequests<Provider extends WalletProvider>(
  provider: Provider,
  connectorId: string,
  onRequest: OnRequest,
): Provider {
  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    const { method, params } = args
    return onRequest({ provider, connectorId, method, params }, async () => provider.request(args))
  }
  // A proxy must answer what a read-only member of its target holds, so its target is not the wallet's object.
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
