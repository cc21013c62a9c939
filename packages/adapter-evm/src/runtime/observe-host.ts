/**
 * Observes what an app sends through its own connectors, in a wagmi configuration that the app passed to the kit. The kit's own
 * connectors observe their requests themselves. wagmi calls a connector's `getProvider` with a chain id; a caller without
 * parameters gets the wallet's own provider, unobserved.
 *
 * In      getConnectorId  the kit's id of a connector
 *         onRequest       receives each request and forwards it
 *         signal          stops observing connectors added later
 * Source  spec R-ADPT-09, R-ACCT-87
 */
import { safeGet } from '@bowline/kit-core/adapter'
import type { Config, Connector } from '@wagmi/core'
import { getPairedTag } from '../connectors/paired-connector-tag.js'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { type OnRequest, observeRequests } from './observe-requests.js'

/** The handler of a connector's requests: that of the page's latest kit, so that each request is recorded once. */
const handlers = new WeakMap<Connector, OnRequest>()

/** Observes the host's connectors, including those added later. */
export function observeHost(
  config: Config,
  {
    getConnectorId,
    onRequest,
    signal,
  }: { getConnectorId: (connector: Connector) => string; onRequest: OnRequest; signal: AbortSignal },
): void {
  const observeAll = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (isKitConnector(connector)) continue
      const isObserved = handlers.has(connector)
      handlers.set(connector, onRequest)
      if (isObserved) continue
      const handle: OnRequest = (request, forward) => (handlers.get(connector) ?? onRequest)(request, forward)
      observe(connector, (provider) => observeRequests(provider, getConnectorId(connector), handle))
    }
  }
  observeAll(config.connectors)
  signal.addEventListener('abort', config._internal.connectors.subscribe(observeAll))
}

/** Whether the kit created the connector. */
function isKitConnector(connector: Connector): boolean {
  return getPairedTag(connector) !== undefined || safeGet(connector, 'wasDisconnected') !== undefined
}

function observe(connector: Connector, wrap: (provider: WalletProvider) => WalletProvider): void {
  const getProvider = connector.getProvider.bind(connector)
  const wrapped = new WeakMap<WalletProvider, WalletProvider>()
  connector.getProvider = async (parameters) => {
    const provider: unknown = await getProvider(parameters)
    if (parameters === undefined || !isWalletProvider(provider)) return provider
    const observed = wrapped.get(provider) ?? wrap(provider)
    wrapped.set(provider, observed)
    return observed
  }
}
