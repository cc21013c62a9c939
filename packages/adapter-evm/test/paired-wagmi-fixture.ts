/** A host with its own wagmi configuration, and a paired wallet. */
import { never } from '@bowline/jest-preset/fixtures'
import {
  type Config,
  type CreateConnectorFn,
  createConfig,
  createConnector,
  createStorage,
  http,
  mock,
} from '@wagmi/core'
import { mainnet, optimism, polygon } from 'viem/chains'
import { NOWHERE, type Scene, twoChains } from './paired-fixture.js'
import { actionsOf, pairedWallet } from './paired-wallet.js'
import { BOB, network, world } from './setup.js'

const { one, ten } = twoChains()

export { one }

type HostParams = Scene & {
  readonly connectors?: readonly CreateConnectorFn[]
  readonly config?: Config
}

export function hostConfig({
  connectors = [],
  store,
}: Pick<HostParams, 'connectors'> & { store?: Map<string, string> } = {}) {
  return createConfig({
    chains: [mainnet, optimism, polygon],
    transports: { [mainnet.id]: http(one().url), [optimism.id]: http(ten().url), [polygon.id]: http(NOWHERE) },
    connectors: [...connectors],
    multiInjectedProviderDiscovery: false,
    storage: store
      ? createStorage({
          storage: {
            getItem: (key) => store.get(key) ?? null,
            setItem: (key, value) => void store.set(key, value),
            removeItem: (key) => void store.delete(key),
          },
        })
      : null,
  })
}

/** A host's wagmi configuration, a kit's adapter over it, and a paired wallet. */
export async function hosted({ connectors = [], config = hostConfig({ connectors }), ...over }: HostParams = {}) {
  const chains = [
    { chainId: 1, rpcUrl: one().url },
    { chainId: 10, rpcUrl: ten().url },
  ] as const
  const paired = pairedWallet({ chains, ...over })
  const networks = [network(1, one().url), network(10, ten().url), network(137, NOWHERE)]
  const made = world({ networks, config })
  const { connectPaired, ...actions } = actionsOf(made.adapter)
  const connection = await connectPaired({ session: paired.session, signal: never })
  made.events.length = 0
  return { ...made, ...paired, ...actions, connectPaired, connection, config }
}

/** A pairing connector of a host's configuration, over an account without a relay. */
export const hostPairing = createConnector((config) => ({
  ...mock({ accounts: [BOB.address], features: { reconnect: true } })(config),
  id: 'walletConnect',
  name: 'WalletConnect',
  type: 'walletConnect',
}))
