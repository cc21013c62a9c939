import type { WalletProvider } from './provider.js'

const covers = new WeakMap<WalletProvider, WalletProvider>()

/**
 * A provider that a promise can carry: some are proxies that have every name, `then` too, or throw at those they do not know,
 * and are asked through an object of the kit's own. Always the same one for a provider. Source: spec R-CONN-239.
 */
export function wrapThenable(provider: WalletProvider): WalletProvider {
  if (canBeAwaited(provider)) return provider
  const cover = covers.get(provider) ?? {
    request: (args) => provider.request(args),
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
  covers.set(provider, cover)
  return cover
}

function canBeAwaited(provider: WalletProvider): boolean {
  try {
    return typeof Reflect.get(provider, 'then') !== 'function'
  } catch {
    return false
  }
}
