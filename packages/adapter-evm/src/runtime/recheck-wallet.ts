/**
 * Checks a connected installed wallet's accounts and chain without a prompt. Changes are handled like the wallet's events.
 *
 * Throws  the wallet's errors
 * Source  spec R-CONN-148
 */
import { requestWithRetry } from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { numberToHex } from 'viem'
import type { WalletEvents } from '../connections/wallet-events.js'
import { isWalletProvider } from '../discovery/provider.js'
import { requestAccounts } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { chainIdSchema } from './response-schemas.js'

/** Dependencies of `recheckWallet`. */
export type RecheckWalletParams = {
  readonly config: Config
  readonly walletEvents: WalletEvents
}

/**
 * Checks the wallet: when the kit reconnects a connected one, after an unauthorized request, and after an event that its
 * connector misses. Skips paired wallets, whose session reports changes.
 */
export async function recheckWallet(
  { config, walletEvents }: RecheckWalletParams,
  connector: WagmiConnector,
  signal: AbortSignal,
): Promise<void> {
  const provider = connector.type === 'injected' ? await connector.getProvider() : undefined
  if (!isWalletProvider(provider)) return
  const [accounts, chainId] = await Promise.all([
    requestWithRetry(() => requestAccounts(provider), signal),
    requestWithRetry(() => requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema), signal),
  ])
  const known = config.state.connections.get(connector.uid)
  if (known === undefined) return
  const isSame = known.accounts.join().toLowerCase() === accounts.join().toLowerCase()
  if (known.chainId !== chainId) connector.onChainChanged(numberToHex(chainId))
  if (accounts.length === 0) walletEvents.markClosed(connector)
  if (!isSame) connector.onAccountsChanged([...accounts])
}
