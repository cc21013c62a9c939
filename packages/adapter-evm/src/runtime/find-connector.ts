/**
 * Finds the wagmi connector for an id of the kit: the host's own if it has one, else one created over the wallet's provider.
 *
 * In      connectorId   as in the adapter's list
 * Out     findLive      the wallet's live connection in wagmi; undefined without one
 *         getLive       the same connection; throws ProviderNotFoundError without one
 *         find          the connector, created if necessary; undefined if there is no such wallet
 * Source  spec R-CONN-03, -05, -103, -269, -280, R-ADPT-06
 */

import { loadOnce, withAbort } from '@bowline/kit-core/adapter'
import { ProviderNotFoundError } from '@bowline/kit-core/errors'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { RuntimeParams } from '../contract.js'
import { BROWSER_WALLET_ID, BROWSER_WALLET_NAME, findBrowserWallet } from '../discovery/browser-wallet.js'
import type { WalletProvider } from '../discovery/provider.js'
import { SAFE_ID } from '../discovery/safe-app.js'
import type { SdkWallet } from '../sdk/sdk-wallet.js'
import type { ConnectorFinder } from './connector-finder.js'
import type { OnRequest } from './observe-requests.js'
import { type ConnectorWallet, createProviderConnector } from './provider-connector.js'

/** Creates the finder over one configuration. */
export function createConnectorFinder(parts: RuntimeParams, config: Config, onRequest: OnRequest): ConnectorFinder {
  const { page, context, announcements, safeOrigin, sdkWallets = [], watch, lifetime } = parts
  const announced = () => announcements?.wallets() ?? []
  const { getConnectorId } = watch
  const created = new Map<string, WagmiConnector>()
  const sdks = new Map<string, ConnectorWallet>()
  const loads = new Map<string, () => Promise<void>>()

  function describeWallet(connectorId: string): ConnectorWallet | undefined {
    if (connectorId === SAFE_ID && page?.parent !== undefined && safeOrigin !== undefined) {
      const frame = { events: page.events, safe: page.parent, origin: safeOrigin }
      const load = loadOnce(async () => (await import('./safe-provider.js')).createSafeProvider(frame))
      const provider: WalletProvider = { request: async (args) => (await load()).request(args) }
      return { id: SAFE_ID, name: 'Safe', icon: undefined, rdns: undefined, provider: () => provider }
    }
    if (connectorId === BROWSER_WALLET_ID && page !== undefined) {
      // A wallet that announced itself after it was connected is not listed here, but can still be restored.
      const provider = () => findBrowserWallet(page, [])?.provider
      if (provider() === undefined) return undefined
      return { id: BROWSER_WALLET_ID, name: BROWSER_WALLET_NAME, icon: undefined, rdns: undefined, provider }
    }
    const findAnnounced = () => announced().find(({ id }) => id === connectorId)
    const wallet = findAnnounced()
    if (wallet === undefined) return sdks.get(connectorId)
    return { ...wallet, provider: () => findAnnounced()?.provider }
  }

  function createConnector(wallet: ConnectorWallet): WagmiConnector {
    const { networks, storage } = context
    const connector = config._internal.connectors.setup(
      createProviderConnector({ wallet, networks, storage, onRequest, lifetime }),
    )
    config._internal.connectors.setState((list) => [...list, connector])
    created.set(wallet.id, connector)
    return connector
  }

  function find(connectorId: string): WagmiConnector | undefined {
    const own = created.get(connectorId)
    if (own !== undefined) return own
    const candidates = config.connectors.filter((connector) => getConnectorId(connector) === connectorId)
    const known = candidates.find(({ id }) => id === connectorId) ?? candidates[0]
    if (known !== undefined) return known
    const wallet = describeWallet(connectorId)
    return wallet === undefined ? undefined : createConnector(wallet)
  }

  async function loadSdk({ id, name, load }: SdkWallet): Promise<void> {
    const { provider, disconnect } = await load(context)
    sdks.set(id, { id, name, icon: undefined, rdns: undefined, provider: () => provider, disconnect })
  }

  const findLive = (connectorId: string) =>
    watch.liveConnections().find(({ connector }) => getConnectorId(connector) === connectorId)

  return {
    findLive,
    getLive(connectorId) {
      const connection = findLive(connectorId)
      if (connection === undefined) throw new ProviderNotFoundError()
      return connection
    },
    find,
    async loadSdk(connectorId, signal) {
      const wallet = sdkWallets.find(({ id }) => id === connectorId)
      if (wallet === undefined || find(connectorId) !== undefined) return
      const load = loads.get(connectorId) ?? loadOnce(() => loadSdk(wallet))
      loads.set(connectorId, load)
      await withAbort(load(), signal)
    },
    addAnnounced() {
      for (const { id } of announced()) find(id)
    },
  }
}
