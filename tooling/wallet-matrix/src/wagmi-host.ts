/** An app with its own wagmi configuration, which restores its stored connection. */
import type { TextStorage } from '@bowline/kit-core'
import { type Config, createConfig, createStorage, http, reconnect } from '@wagmi/core'
import { mainnet, optimism } from 'viem/chains'
import type { Host } from './wallet-under-test.js'

/** Creates the app's configuration, and its part of a visit. */
export function wagmiHost(urls: readonly [string, string], storage: TextStorage): { config: Config; host: Host } {
  const config = createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(urls[0]), [optimism.id]: http(urls[1]) },
    storage: createStorage({
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => storage.set(key, value),
        removeItem: (key) => storage.remove(key),
      },
    }),
  })
  return {
    config,
    host: {
      begin() {
        void reconnect(config)
        return () => config._internal.mipd?.destroy()
      },
      used: () => config.state.connections.get(config.state.current ?? '')?.accounts[0],
    },
  }
}
