/** The wagmi configuration of an app that already has one. */
import type { Chain } from 'viem'
import { type Config, type CreateConnectorFn, createConfig, http } from 'wagmi'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { localEvmUrl } from '../server/local-chains'
import type { LocalServices } from '../server/local-services'
import { EVM_NETWORKS, evmNames } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { ownPairing, withoutCheck } from './own-pairing'

/** Creates the configuration; it uses a local chain if there is one. */
export function makeWagmiConfig(settings: Settings, localServices: LocalServices): Config {
  const { localChains } = localServices
  const [first, ...others] = evmNames(settings.networks)
  const chains: readonly [Chain, ...Chain[]] = [EVM_NETWORKS[first], ...others.map((name) => EVM_NETWORKS[name])]
  const transport = (chainId: number) => http(localEvmUrl(localChains, chainId))
  return createConfig({
    chains,
    transports: Object.fromEntries(chains.map(({ id }) => [id, transport(id)])),
    ssr: true,
    ...(settings.host === 'wagmi-walletconnect' && { connectors: [pairing(settings, localServices)] }),
  })
}

/** wagmi's own connector for pairing. */
function pairing(settings: Settings, localServices: LocalServices): CreateConnectorFn {
  const make = walletConnect(ownPairing(settings, localServices))
  return (config) => {
    const connector = make(config)
    const { getProvider } = connector
    return {
      ...connector,
      async getProvider(parameters) {
        return withoutCheck(await getProvider.call(this, parameters))
      },
    }
  }
}
