/**
 * Checks the current network and accounts of a connected wallet before a request. A request must not reach the wallet
 * on a network or with an account other than shown.
 *
 * Throws  ChainNotSupportedError   the wallet is on another network, or on one the app does not list
 *         WalletRequestError       the wallet does not report its network, or does not share the account
 * Source  spec R-ADPT-41, R-ADPT-43, R-ADPT-80, R-ADPT-84
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { withTimeout } from '@bowline/kit-core/adapter'
import { ChainNotSupportedError, WalletRequestError } from '@bowline/kit-core/errors'
import type { LiveConnection, LiveConnections } from '../runtime/connected-wallets.js'
import type { Opening } from '../wallets/wallet.js'

const WALLET_TIMEOUT_MS = 5_000
/** A locked wallet does not respond to this check; the request itself opens its window. */
const ACCOUNTS_TIMEOUT_MS = 1_000

/** Gets the network of a connection, which the app must list. Fetches it from the wallet first if the wallet can report it. */
export async function getCurrentNetwork(live: LiveConnections, connection: LiveConnection): Promise<CaipNetworkId> {
  const { caipNetworkId, wallet } = connection
  const networks = wallet.networks ? await withTimeout(wallet.networks(), WALLET_TIMEOUT_MS) : []
  if (networks === undefined) throw new WalletRequestError('The wallet did not report its network')
  if (networks.length > 0 && caipNetworkId !== undefined && !networks.includes(caipNetworkId)) {
    live.follow(connection, { ...(await fetchAccounts(wallet)), networks })
    throw new ChainNotSupportedError()
  }
  if (caipNetworkId === undefined || !live.isListed(caipNetworkId)) throw new ChainNotSupportedError()
  return caipNetworkId
}

/**
 * Throws when the wallet does not share the account now. Some wallets sign and send with their current account, not with the
 * requested one. Passes when the wallet does not report its accounts within 1 s.
 */
export async function assertAccountShared(
  live: LiveConnections,
  connection: LiveConnection,
  address: string,
): Promise<void> {
  const { wallet, caipNetworkId } = connection
  const current = await fetchAccounts(wallet, ACCOUNTS_TIMEOUT_MS)
  if (current?.accounts.some((account) => account.address === address) ?? true) return
  live.follow(connection, { ...current, networks: caipNetworkId === undefined ? [] : [caipNetworkId] })
  throw new WalletRequestError('The wallet hasn’t shared this account')
}

/** Fetches the accounts that are shared now; undefined when the wallet does not report them in time. */
async function fetchAccounts(
  { restore }: LiveConnection['wallet'],
  limitMs = WALLET_TIMEOUT_MS,
): Promise<Pick<Opening, 'accounts'> | undefined> {
  const fetching = (restore?.() ?? Promise.resolve(undefined)).catch(() => undefined)
  const opening = await withTimeout(fetching, limitMs)
  return opening && { accounts: opening.accounts }
}
