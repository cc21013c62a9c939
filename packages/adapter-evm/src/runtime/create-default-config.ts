/**
 * The wagmi configuration of an app that has none of its own. It follows the kit's networks, also those added later, and
 * the wallets that announced themselves.
 *
 * Reads of contracts go to a chain together, by its multicall contract where it has one.
 *
 * wagmi's list of connections is not stored: the kit remembers which connector to restore, and nothing read from storage
 * becomes state unchecked.
 *
 * Source  spec R-ADPT-06, -07, R-API-60, R-CONST-16; security design §8 (stored data)
 */
import { type AdapterContext, ChainNotSupportedError } from '@bowline/kit-core'
import { type Config, createConfig, createStorage, deserialize } from '@wagmi/core'
import type { Transport } from 'viem'
import { chainTransport } from './chain-transport.js'
import { MULTICALL } from './multicall.js'
import { toChain } from './to-chain.js'

/** A configuration and the means to keep it in step with the kit's networks. */
export type MadeConfig = { readonly config: Config; readonly syncNetworks: () => void }

/** Makes the configuration. Throws ChainNotSupportedError when the kit has no EVM network. */
export function makeConfig(context: AdapterContext): MadeConfig {
  const transports: Record<number, Transport> = {}
  let known = ''

  function readChains() {
    const networks = context.networks().filter(({ id }) => Number.isSafeInteger(Number(id)))
    for (const { id, caipNetworkId } of networks) {
      transports[Number(id)] ??= chainTransport(context, caipNetworkId)
    }
    known = networks.map(({ id }) => id).join()
    const [first, ...rest] = networks.map(toChain)
    if (first === undefined) throw new ChainNotSupportedError()
    return [first, ...rest] as const
  }

  const config: Config = createConfig({
    chains: readChains(),
    transports,
    batch: MULTICALL,
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: smallStorage(context), key: 'wagmi', deserialize: deserializeSafely }),
  })
  return {
    config,
    syncNetworks() {
      const before = known
      const chains = readChains()
      if (known !== before) config._internal.chains.setState(chains)
    },
  }
}

function deserializeSafely(text: string): unknown {
  try {
    return deserialize(text)
  } catch {
    return null
  }
}

function smallStorage({ storage }: AdapterContext) {
  const isKept = (key: string) => key !== 'wagmi.store'
  return {
    getItem: (key: string) => (isKept(key) ? (storage.get(key) ?? null) : null),
    setItem: (key: string, value: string) => {
      if (isKept(key)) storage.set(key, value)
    },
    removeItem: (key: string) => storage.remove(key),
  }
}
