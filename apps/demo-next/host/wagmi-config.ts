/** The wagmi configuration of an app that has one already. */
import type { Chain } from 'viem'
import { type Config, createConfig, http } from 'wagmi'
import { type LocalChain, localEvmUrl } from '../server/local-chains'
import { EVM_NETWORKS, evmNames } from '../settings/networks'
import type { Settings } from '../settings/settings'

/** Makes the configuration; a local chain is asked where there is one. */
export function makeWagmiConfig({ networks }: Settings, localChains: readonly LocalChain[]): Config {
  const [first, ...others] = evmNames(networks)
  const chains: readonly [Chain, ...Chain[]] = [EVM_NETWORKS[first], ...others.map((name) => EVM_NETWORKS[name])]
  const transport = (chainId: number) => http(localEvmUrl(localChains, chainId))
  return createConfig({
    chains,
    transports: Object.fromEntries(chains.map(({ id }) => [id, transport(id)])),
    ssr: true,
  })
}
