/**
 * Notices what an app sends by connectors that it made itself, in a wagmi configuration that the kit has taken over. The kit's
 * own connectors tell for themselves. wagmi asks a connector for the provider of a chain; whoever asks for the provider alone
 * gets the wallet's own.
 *
 * In      kitId    the id by which the kit knows a connector
 *         onRequest   passes on the requests that send
 *         signal   ends the noticing of connectors to come
 * Source  spec R-ADPT-09, R-ACCT-87
 */
import { safeGet } from '@bowline/kit-core/adapter'
import type { Config, Connector } from '@wagmi/core'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { getPairedTag } from '../pairing/paired-connector-tag.js'
import { type OnRequest, observeRequests } from './observe-requests.js'

/** What passes on a connector's requests: the latest kit of the page, so that each request is recorded once. */
const passedTo = new WeakMap<Connector, OnRequest>()

/** Has what they send be passed on, now and of those that come later. */
export function observeHost(
  config: Config,
  { kitId, onRequest, signal }: { kitId: (connector: Connector) => string; onRequest: OnRequest; signal: AbortSignal },
): void {
  const observeAll = (connectors: readonly Connector[]) => {
    for (const connector of connectors) {
      if (isOwn(connector)) continue
      const isObserved = passedTo.has(connector)
      passedTo.set(connector, onRequest)
      if (isObserved) continue
      const pass: OnRequest = (send, ask) => (passedTo.get(connector) ?? onRequest)(send, ask)
      observe(connector, (provider) => observeRequests(provider, kitId(connector), pass))
    }
  }
  observeAll(config.connectors)
  signal.addEventListener('abort', config._internal.connectors.subscribe(observeAll))
}

/** One that the kit made. */
function isOwn(connector: Connector): boolean {
  return getPairedTag(connector) !== undefined || safeGet(connector, 'hasLeft') !== undefined
}

function observe(connector: Connector, wrap: (provider: WalletProvider) => WalletProvider): void {
  const getProvider = connector.getProvider.bind(connector)
  const wrapped = new WeakMap<WalletProvider, WalletProvider>()
  connector.getProvider = async (parameters) => {
    const provider: unknown = await getProvider(parameters)
    if (parameters === undefined || !isWalletProvider(provider)) return provider
    const told = wrapped.get(provider) ?? wrap(provider)
    wrapped.set(provider, told)
    return told
  }
}
