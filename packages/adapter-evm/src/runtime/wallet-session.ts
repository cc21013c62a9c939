/**
 * A live connection as the requests need it: its provider, its account, its chain.
 *
 * Throws  ProviderNotFoundError  not connected
 *         WalletRequestError     4100: the wallet opens other accounts by now, which are told
 * Source  spec R-ADPT-81, R-ADPT-83
 */
import { type Network, ProviderNotFoundError, WalletRequestError } from '@bowline/kit-core'
import { withTimeout } from '@bowline/kit-core/adapter'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import type { ConnectorFinder } from './find-connector.js'
import { moveWallet } from './load-wallet-switch.js'
import { requestAccounts, UNAUTHORISED } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { chainIdSchema } from './response-schemas.js'

const ACCOUNTS_LIMIT_MS = 1_000

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

/** The provider of a live connection that is on the network, moved there if it is not, and opens the account. */
export async function openProviderOn(
  finder: ConnectorFinder,
  { connectorId, address, network }: { connectorId: string; address: string; network: Network },
): Promise<WalletProvider> {
  const provider = await openProvider(finder, connectorId)
  const chainId = await requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema)
  if (chainId !== Number(network.id)) await moveTo(finder, { connectorId, network })
  return openProviderOf(finder, { connectorId, address })
}

/**
 * The provider of a live connection that opens the account: some wallets sign and send with the one they are on, whatever was
 * asked. One that opens nothing is locked, and asks by itself.
 */
export async function openProviderOf(
  finder: ConnectorFinder,
  { connectorId, address }: { connectorId: string; address: string },
): Promise<WalletProvider> {
  const { connector } = finder.live(connectorId)
  const provider = await providerOf(connector)
  const asked = requestAccounts(provider).catch(() => undefined)
  const accounts = await withTimeout(asked, ACCOUNTS_LIMIT_MS)
  if (!accounts?.[0] || accounts.some((account) => account.toLowerCase() === address.toLowerCase())) return provider
  connector.onAccountsChanged([...accounts])
  throw new WalletRequestError('The wallet hasn’t shared this account', UNAUTHORISED)
}

async function providerOf(connector: WagmiConnector): Promise<WalletProvider> {
  const provider: unknown = await connector.getProvider().catch(() => undefined)
  if (!isWalletProvider(provider)) throw new ProviderNotFoundError()
  return provider
}
