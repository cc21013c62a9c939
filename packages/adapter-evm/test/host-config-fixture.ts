/** An app with its own wagmi configuration, and a page with a sandbox wallet. */

import { type Anvil, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { type Config, type CreateConnectorFn, createConfig, createStorage, http, type Storage } from '@wagmi/core'
import { mainnet, optimism } from 'viem/chains'
import type { EvmAdapter } from '../src/contract.js'
import { memoryStorage, network, page, SANDBOX, wallet, world } from './setup.js'

// wagmi's discovery and its injected connector need a `window`; here it is the page where wallets announce themselves.
export let events = new EventTarget()

beforeEach(() => {
  events = new EventTarget()
  Object.defineProperty(globalThis, 'window', { value: events, configurable: true })
})

export let chain: Anvil

beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})

afterAll(() => chain.stop())

type ConfigParams = {
  readonly connectors?: readonly CreateConnectorFn[]
  readonly storage?: Storage
  readonly multiInjectedProviderDiscovery?: boolean
}

export function hostConfig({ storage, ...over }: ConfigParams = {}): Config {
  return createConfig({
    chains: [mainnet, optimism],
    transports: { [mainnet.id]: http(chain.url), [optimism.id]: http(chain.url) },
    storage: storage ?? null,
    ...over,
  })
}

/** Resolves once the adapter has read the host's configuration. */
export const settled = ({ adapter }: { adapter: EvmAdapter }) => adapter.disconnect({ connectorId: 'unknown' })

export function scene(over: ConfigParams = {}) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  made.wallet.announce(events)
  const config = hostConfig(over)
  const scene = world({ networks: [network(1, chain.url), network(10, chain.url)], page: page({ events }), config })
  const hostConnector = () => {
    const connector = config.connectors.find(({ id }) => id === SANDBOX)
    if (!connector) throw new Error('wagmi did not discover the wallet')
    return connector
  }
  return {
    ...scene,
    ...made,
    config,
    hostConnector,
    connect: () => scene.adapter.connect({ connectorId: SANDBOX, signal: never }),
  }
}

/** In-memory storage of a wagmi configuration. A second configuration with it acts as a later page of the same browser. */
export function createWagmiStorage() {
  const store = memoryStorage()
  return createStorage({
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => store.set(key, value),
      removeItem: (key) => store.remove(key),
    },
  })
}
