/**
 * The app's own way to pair: the provider it handed over, or that of the `walletConnect` connector in its wagmi configuration.
 *
 * Out     pairingProvider  what the core pairs by; undefined where the app has none after all
 *         connectorOf      the app's connector that a session is to be taken up by; undefined for a session that has none
 * Throws  HostProviderError  it could not be set up, or is another library's
 * Source  spec R-CONN-119, R-CONN-121, R-CONN-122
 */
import { HostProviderError, type PairedSession } from '@bowline/kit-core'
import { loadOnce, PAIRED_CONNECTOR_ID, safeGet } from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { RuntimeParts } from '../adapter.js'
import { blockAutoConnect } from './block-auto-connect.js'
import { createHostClient } from './host-client.js'
import { type HostProvider, type HostProviderInput, isHostProvider, topicOf } from './host-provider.js'
import { watchHosts } from './watch-host-provider.js'

/** The app's own way to pair. */
export type HostPairings = {
  readonly pairingProvider: () => Promise<unknown>
  readonly connectorOf: (session: PairedSession) => WagmiConnector | undefined
}

/** Makes it; nothing is set up before it is asked for. */
export function createHostPairings(
  { provider, hostPairing, context, lifetime }: RuntimeParts,
  config: Config,
): HostPairings {
  const connector = hostPairing === true ? config.connectors.find(isHosts) : undefined
  let known: HostProvider | undefined

  const find = loadOnce(async () => {
    const given = await setUp(() => (connector === undefined ? make(provider) : connector.getProvider()))
    if (!isHostProvider(given)) throw new HostProviderError()
    known = given
    if (connector === undefined) watchHosts({ given, emit: context.emit, signal: lifetime() })
    return createHostClient(given, () => (connector === undefined ? () => {} : blockAutoConnect(config, connector)))
  })

  return {
    pairingProvider: async () => (connector === undefined && hostPairing !== 'provider' ? undefined : find()),
    connectorOf: ({ topic }) => (topicOf(known?.session) === topic ? connector : undefined),
  }
}

/** The kit's own connectors over paired wallets have the same id. */
function isHosts(connector: WagmiConnector): boolean {
  return connector.id === PAIRED_CONNECTOR_ID && safeGet(connector, 'paired') === undefined
}

function make(provider: HostProviderInput | undefined): unknown {
  return typeof provider === 'function' ? provider() : provider
}

async function setUp(make: () => unknown): Promise<unknown> {
  try {
    return await make()
  } catch (error) {
    throw new HostProviderError(error)
  }
}
