/**
 * The adapter's work with wallets and chains that connecting needs, over wagmi and viem. Loads once, on demand. Requests to
 * connected wallets, and pairing, load with their first use.
 *
 * Source  spec R-ADPT-02, R-ADPT-06
 */
import { lazyMethods, loadOnce } from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { createWalletEvents } from './connections/wallet-events.js'
import type { Runtime, RuntimeParams } from './contract.js'
import { createBalanceFetcher } from './runtime/balance-fetcher.js'
import { createChainRequest } from './runtime/chain-client.js'
import { createChainClients, createChainNodes } from './runtime/chain-nodes.js'
import { createConnections } from './runtime/connections.js'
import { createDefaultConfig, type DefaultConfig } from './runtime/create-default-config.js'
import { createConnectorFinder } from './runtime/find-connector.js'
import type { OnRequest } from './runtime/observe-requests.js'
import { isUnauthorized } from './runtime/request-accounts.js'
import { REQUESTS } from './runtime/request-names.js'
import { switchConnectionNetwork } from './runtime/wallet-session.js'

const SENDING: ReadonlySet<string> = new Set(['eth_sendTransaction', 'wallet_sendCalls'])

/** Creates the runtime over the host's configuration, or over a default one. */
export function createRuntime(parts: RuntimeParams): Runtime {
  const { context, lifetime, watch, loadReconnect, announcements } = parts
  const { config, syncNetworks } = parts.config ? adoptHostConfig(parts.config) : createDefaultConfig(context)
  watch.setConfig(config)
  const clients = createChainClients(context, config)
  const nodes = createChainNodes(clients)
  const requestChain = createChainRequest(nodes)
  const trackSend: OnRequest = async (request, forward) => {
    if (!SENDING.has(request.method)) return forward()
    const loaded = await requests().catch((error: unknown) => {
      context.log.debug('The app’s own transactions could not be tracked', error)
    })
    return loaded ? loaded.onSend(request, forward) : forward()
  }
  const onRequest: OnRequest = async (request, forward) => {
    try {
      return await trackSend(request, forward)
    } catch (error) {
      const connector = isUnauthorized(error) && finder.findLive(request.connectorId)?.connector
      if (connector) recheckOnce(connector, lifetime())
      throw error
    }
  }
  const finder = createConnectorFinder(parts, config, onRequest)

  const requests = loadOnce(async () => {
    const { createRequests } = await import('./runtime/requests.js')
    return createRequests({
      requestChain,
      clients,
      finder,
      requestTransaction: context.requestTransaction,
      networks: context.networks,
    })
  })
  const pairing = loadOnce(async () => {
    const { createPairing } = await import('./pairing/pairing.js')
    return createPairing(parts, config, { nodes, onRequest })
  })

  if (parts.config) {
    import('./runtime/observe-host.js').then(
      ({ observeHost }) => observeHost(config, { getConnectorId: watch.getConnectorId, onRequest, signal: lifetime() }),
      (error: unknown) => context.log.debug('The app’s own transactions could not be tracked', error),
    )
  }

  const walletEvents = createWalletEvents(
    (connector) => {
      if (!config.state.connections.has(connector.uid)) {
        context.emit({ type: 'available', connectorId: watch.getConnectorId(connector) })
      }
    },
    (connector, signal) => {
      if (config.state.connections.has(connector.uid)) recheckOnce(connector, signal)
    },
  )

  function recheckOnce(connector: WagmiConnector, signal: AbortSignal): void {
    loadReconnect()
      .then(({ silentChecks }) => silentChecks.recheckWallet({ config, walletEvents }, connector, signal))
      .catch((error: unknown) => context.log.debug('A wallet could not be rechecked', error))
  }

  return {
    walletEvents,
    ...createConnections({ config, finder, watch, walletEvents, onRequest, announcements, loadReconnect }),
    ...lazyMethods(requests, REQUESTS),
    ...lazyMethods(pairing, ['connectPaired', 'pairingProvider']),
    config() {
      syncNetworks()
      finder.addAnnounced()
      return config
    },
    async switchNetwork(params) {
      syncNetworks()
      await switchConnectionNetwork(finder, params)
    },
    getBalance: createBalanceFetcher({ requestChain, clients }),
  }
}

/** Uses the host's configuration as it is: the host updates its chains. */
function adoptHostConfig(config: Config): DefaultConfig {
  return { config, syncNetworks: () => undefined }
}
