/**
 * Where a connected wallet is at this moment. Requests must not reach it on another network, or with another account, than shown.
 *
 * Throws  ChainNotSupportedError   it is elsewhere, or on a network the app does not list
 *         WalletRequestError       it does not say on which network it is, or the account is not open
 * Source  spec R-ADPT-41, R-ADPT-43, R-ADPT-80, R-ADPT-84
 */
import { type CaipNetworkId, ChainNotSupportedError, WalletRequestError } from '@bowline/kit-core'
import { withTimeout } from '@bowline/kit-core/adapter'
import type { Live, LiveConnections } from '../runtime/connected-wallets.js'
import type { Opening } from '../wallets/wallet.js'

const SILENT_WALLET_LIMIT_MS = 5_000
/** A locked wallet does not respond, and opens its own window. */
const OPEN_LIMIT_MS = 1_000

/** The network of a connection, after asking a wallet that can say. */
export async function currentNetwork(live: LiveConnections, connection: Live): Promise<CaipNetworkId> {
  const { caipNetworkId, wallet } = connection
  const networks = wallet.networks ? await withTimeout(wallet.networks(), SILENT_WALLET_LIMIT_MS) : []
  if (networks === undefined) throw new WalletRequestError('The wallet does not say on which network it is')
  if (networks.length > 0 && caipNetworkId !== undefined && !networks.includes(caipNetworkId)) {
    live.follow(connection, { ...(await accountsThere(wallet)), networks })
    throw new ChainNotSupportedError()
  }
  if (caipNetworkId === undefined || !live.isListed(caipNetworkId)) throw new ChainNotSupportedError()
  return caipNetworkId
}

/** Some wallets sign and send with their current account, not with the requested one, so a wallet that can say is asked. */
export async function assertOpen(live: LiveConnections, connection: Live, address: string): Promise<void> {
  const { wallet, caipNetworkId } = connection
  const there = await accountsThere(wallet, OPEN_LIMIT_MS)
  if (there?.accounts.some((account) => account.address === address) ?? true) return
  live.follow(connection, { ...there, networks: caipNetworkId === undefined ? [] : [caipNetworkId] })
  throw new WalletRequestError('The account is not open to this page')
}

/** What a wallet opens now; nothing when it does not say. */
async function accountsThere(
  { restore }: Live['wallet'],
  limitMs = SILENT_WALLET_LIMIT_MS,
): Promise<Pick<Opening, 'accounts'> | undefined> {
  const asked = (restore?.() ?? Promise.resolve(undefined)).catch(() => undefined)
  const opening = await withTimeout(asked, limitMs)
  return opening && { accounts: opening.accounts }
}
