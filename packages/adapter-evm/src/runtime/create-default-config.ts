/**
 * The wagmi configuration of an app without one. It follows the kit's networks, including those added later, and
 * the wallets that announced themselves.
 *
 * Contract reads on one chain are batched through its multicall contract, if it has one.
 *
 * wagmi stores nothing: the kit remembers which connector to restore, and no stored value becomes state unchecked.
 *
 * Source  spec R-ADPT-06, -07, R-API-60, R-CONST-16; security design §8 (stored data)
 */
import type { AdapterContext } from '@bowline/kit-core'
import { ChainNotSupportedError } from '@bowline/kit-core/errors'
import { type Config, createConfig } from '@wagmi/core'
import type { Transport } from 'viem'
import { createChainTransport } from './chain-transport.js'
import { MULTICALL } from './multicall.js'
import { toChain } from './to-chain.js'

/** A configuration, and a function that updates its chains from the kit's networks. */
export type DefaultConfig = { readonly config: Config; readonly syncNetworks: () => void }

/** Creates the configuration. Throws `ChainNotSupportedError` when the kit has no EVM network. */
export function createDefaultConfig(context: AdapterContext): DefaultConfig {
  const transports: Record<number, Transport> = {}
  let knownIds = ''

  function readChains() {
    const networks = context.networks().filter(({ id }) => Number.isSafeInteger(Number(id)))
    for (const { id, caipNetworkId } of networks) {
      transports[Number(id)] ??= createChainTransport(context, caipNetworkId)
    }
    knownIds = networks.map(({ id }) => id).join()
    const [first, ...rest] = networks.map(toChain)
    if (first === undefined) throw new ChainNotSupportedError()
    return [first, ...rest] as const
  }

  const config: Config = createConfig({
    chains: readChains(),
    transports,
    batch: MULTICALL,
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  return {
    config,
    syncNetworks() {
      const before = knownIds
      const chains = readChains()
      if (knownIds !== before) config._internal.chains.setState(chains)
    },
  }
}
