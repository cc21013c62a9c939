/**
 * Observes requests that callers other than the kit send through a provider, such as wagmi's own hooks. The kit then tracks
 * what they send and notices lost access. wagmi and apps get an observed provider: from a connector's `getProvider` with a
 * chain id, and from the adapter. The kit calls the connector's `getProvider` without parameters and is not observed.
 *
 * In      provider   the wallet's own
 *         onRequest  receives each request and forwards it to the wallet
 * Out     a provider that is otherwise the same: the wallet's responses and errors reach the caller unchanged
 * Source  spec R-ADPT-09, R-ADPT-50, R-ADPT-98, R-ADPT-114, R-CONN-115, R-CONN-281
 */
import type { WalletProvider } from '../discovery/provider.js'

/** A request of the app to a wallet. */
export type AppRequest = {
  readonly provider: WalletProvider
  readonly connectorId: string
  readonly method: string
  readonly params: unknown
}

/** Handles a request: calls `forward`, which sends it to the wallet, and settles as `forward` does. */
export type OnRequest = (request: AppRequest, forward: () => Promise<unknown>) => Promise<unknown>

/** Wraps a provider so that its requests go through `onRequest`. */
export function observeRequests<Provider extends WalletProvider>(
  provider: Provider,
  connectorId: string,
  onRequest: OnRequest,
): Provider {
  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    const { method, params } = args
    return onRequest({ provider, connectorId, method, params }, async () => provider.request(args))
  }
  // A proxy must return the value of its target's read-only members, so the target is not the wallet's object.
  const child: Provider = Object.create(provider)
  return new Proxy(child, {
    get(_child, key) {
      if (key === 'request') return request
      const value: unknown = Reflect.get(provider, key)
      return typeof value === 'function' ? value.bind(provider) : value
    },
    set: (_child, key, value) => Reflect.set(provider, key, value),
  })
}
