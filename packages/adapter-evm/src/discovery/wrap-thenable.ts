import type { WalletProvider } from './provider.js'

const wrappers = new WeakMap<WalletProvider, WalletProvider>()

/**
 * Returns a wallet's provider in a form that a promise can resolve to. Some are proxies that have every property, even `then`, or
 * throw for unknown ones; those are wrapped. The same provider always gets the same wrapper. Source: spec R-CONN-239.
 */
export function wrapThenable(provider: WalletProvider): WalletProvider {
  if (isAwaitable(provider)) return provider
  const wrapper = wrappers.get(provider) ?? {
    request: (args) => provider.request(args),
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
  wrappers.set(provider, wrapper)
  return wrapper
}

function isAwaitable(provider: WalletProvider): boolean {
  try {
    return typeof Reflect.get(provider, 'then') !== 'function'
  } catch {
    return false
  }
}
