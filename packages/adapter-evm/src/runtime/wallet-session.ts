/**
 * Gets the wallet provider of a live connection for a request, and makes sure of its network and account first.
 *
 * Throws  ProviderNotFoundError  not connected
 *         WalletUnavailableError the wallet does not return its chain within 5 s; it has no request yet
 *         WalletRequestError     4100: the wallet now shares other accounts, which are reported to the kit
 * Source  spec R-ADPT-81, R-ADPT-83, R-ADPT-140
 */
import type { Network } from '@bowline/kit-core'
import { withTimeout } from '@bowline/kit-core/adapter'
import { ProviderNotFoundError, WalletRequestError, WalletUnavailableError } from '@bowline/kit-core/errors'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import type { ConnectorFinder } from './connector-finder.js'
import { lazySwitchNetwork } from './lazy-switch-network.js'
import { requestAccounts, UNAUTHORIZED } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { chainIdSchema } from './response-schemas.js'

const ACCOUNTS_LIMIT_MS = 1_000
/** No prompt is open yet, so that nothing but the wallet itself delays the response. */
const CHAIN_LIMIT_MS = 5_000

/** Returns the provider of a live connection, without a check of its network or account. */
export async function openProvider(finder: ConnectorFinder, connectorId: string): Promise<WalletProvider> {
  return getProvider(finder.getLive(connectorId).connector)
}

/** Switches a live connection to a network. Notifies wagmi even if the wallet emits no event. */
export async function switchConnectionNetwork(
  finder: ConnectorFinder,
  { connectorId, network, signal }: { connectorId: string; network: Network; signal?: AbortSignal },
): Promise<void> {
  const { connector } = finder.getLive(connectorId)
  await lazySwitchNetwork({ provider: await getProvider(connector), network, signal })
  connector.emitter.emit('change', { chainId: Number(network.id) })
}

/** The provider of a live connection that shares the account. Switches the wallet to the network first if necessary. */
export async function openProviderOnNetwork(
  finder: ConnectorFinder,
  { connectorId, address, network }: { connectorId: string; address: string; network: Network },
): Promise<WalletProvider> {
  const provider = await openProvider(finder, connectorId)
  const response = requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema)
  const chainId = await withTimeout(response, CHAIN_LIMIT_MS)
  if (chainId === undefined) throw new WalletUnavailableError()
  if (chainId !== Number(network.id)) await switchConnectionNetwork(finder, { connectorId, network })
  return openProviderForAccount(finder, { connectorId, address })
}

/**
 * Returns the provider of a live connection if the wallet shares the account. Some wallets sign and send with their current
 * account, even when the request names another one. A wallet that shares no account or does not respond within 1 s counts as
 * locked: its provider is returned too, because the wallet itself prompts the user to unlock.
 */
export async function openProviderForAccount(
  finder: ConnectorFinder,
  { connectorId, address }: { connectorId: string; address: string },
): Promise<WalletProvider> {
  const { connector } = finder.getLive(connectorId)
  const provider = await getProvider(connector)
  const response = requestAccounts(provider).catch(() => undefined)
  const accounts = await withTimeout(response, ACCOUNTS_LIMIT_MS)
  if (!accounts?.[0] || accounts.some((account) => account.toLowerCase() === address.toLowerCase())) return provider
  connector.onAccountsChanged([...accounts])
  throw new WalletRequestError('The wallet hasn’t shared this account', UNAUTHORIZED)
}

async function getProvider(connector: WagmiConnector): Promise<WalletProvider> {
  const provider: unknown = await connector.getProvider().catch(() => undefined)
  if (!isWalletProvider(provider)) throw new ProviderNotFoundError()
  return provider
}
