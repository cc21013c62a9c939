/**
 * Pairs through the app's own provider: the one it passed, or that of the `walletConnect` connector in its wagmi
 * configuration.
 *
 * Out     pairingProvider  the client that the core pairs through; undefined if the kit pairs on its own
 *         findConnector    the app's connector that has this session; undefined if none has it
 * Throws  HostProviderError  the provider could not be set up, or comes from another library
 * Source  spec R-CONN-119, R-CONN-121, R-CONN-122
 */
import type { PairedSession } from '@bowline/kit-core'
import { loadOnce, PAIRED_CONNECTOR_ID, safeGet } from '@bowline/kit-core/adapter'
import { HostProviderError } from '@bowline/kit-core/errors'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { getTopic, type HostProvider, type HostProviderInput, isHostProvider } from '../connections/host-provider.js'
import { watchHostProvider } from '../connections/watch-host-provider.js'
import type { RuntimeParams } from '../contract.js'
import { blockAutoConnect } from './block-auto-connect.js'
import { createHostClient } from './host-client.js'

/** Pairing through the app's own provider. */
export type HostPairingSource = {
  readonly pairingProvider: () => Promise<unknown>
  readonly findConnector: (session: PairedSession) => WagmiConnector | undefined
}

/** Creates the pairing. The provider is set up at the first `pairingProvider` call. */
export function createHostPairingSource(
  { provider, hostPairing, context, lifetime }: RuntimeParams,
  config: Config,
): HostPairingSource {
  const connector = hostPairing === true ? config.connectors.find(isHostConnector) : undefined
  let hostProvider: HostProvider | undefined

  const find = loadOnce(async () => {
    const candidate = await setUp(() => (connector === undefined ? make(provider) : connector.getProvider()))
    if (!isHostProvider(candidate)) throw new HostProviderError()
    hostProvider = candidate
    if (connector === undefined) watchHostProvider({ given: candidate, emit: context.emit, signal: lifetime() })
    return createHostClient(candidate, () => (connector === undefined ? () => {} : blockAutoConnect(config, connector)))
  })

  return {
    pairingProvider: async () => (connector === undefined && hostPairing !== 'provider' ? undefined : find()),
    findConnector: ({ topic }) => (getTopic(hostProvider?.session) === topic ? connector : undefined),
  }
}

/** Whether a connector is the host's. The kit's own connectors over paired wallets have the same id. */
function isHostConnector(connector: WagmiConnector): boolean {
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
