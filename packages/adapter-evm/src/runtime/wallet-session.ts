/**
 * A live connection as the requests need it: its provider, its account, its chain.
 *
 * Throws  ProviderNotFoundError  not connected
 */
import { type Network, ProviderNotFoundError } from '@bowline/kit-core'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { chainIdSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'
import type { ConnectorFinder } from './find-connector.js'
import { moveWallet } from './move-wallet.js'

/** The provider of a live connection. */
export async function openProvider(finder: ConnectorFinder, connectorId: string): Promise<WalletProvider> {
  return providerOf(finder.live(connectorId).connector)
}

/** Moves a live connection to a network; wagmi hears of it also where the wallet sends no event. */
export async function moveTo(
  finder: ConnectorFinder,
  { connectorId, network, signal }: { connectorId: string; network: Network; signal?: AbortSignal },
): Promise<void> {
  const { connector } = finder.live(connectorId)
  await moveWallet({ provider: await providerOf(connector), network, signal })
  connector.emitter.emit('change', { chainId: Number(network.id) })
}

/** The provider of a live connection that is on the network, moved there if it is not. */
export async function openProviderOn(
  finder: ConnectorFinder,
  connectorId: string,
  network: Network,
): Promise<WalletProvider> {
  const provider = await openProvider(finder, connectorId)
  const chainId = await askWallet(provider, { method: 'eth_chainId' }, chainIdSchema)
  if (chainId !== Number(network.id)) await moveTo(finder, { connectorId, network })
  return provider
}

async function providerOf(connector: WagmiConnector): Promise<WalletProvider> {
  const provider: unknown = await connector.getProvider().catch(() => undefined)
  if (!isWalletProvider(provider)) throw new ProviderNotFoundError()
  return provider
}
