/**
 * Asks for an account's tokens: the wallet first, then the data service. A file of its own, since the schemas behind it are
 * loaded at the first need.
 *
 * In      forceUpdate  CAIP-10 addresses of tokens that the service shall read anew
 * Out     the tokens, tidy; undefined on a network that neither serves
 * Throws  what the service's client throws
 * Source  spec R-ACCT-10 to 17, R-ACCT-22 to 24
 */
import {
  getBalances,
  HTTP_SERVICE_UNAVAILABLE,
  isApiError,
  isQuotaExceeded,
  type TokenBalance,
} from '@bowline/api-client'
import { readNetworkOfData } from '../config/supported-chains.js'
import { noteQuota } from '../directory/note-quota.js'
import type { Kit } from '../kit.js'
import { tidyTokens } from './tidy-tokens.js'
import { noteOutage } from './token-outage.js'
import { type AssetsParams, readWalletAssets } from './wallet-assets.js'

/** Whose tokens, where, and how new. */
export type AskTokensParams = AssetsParams & {
  readonly forceUpdate: readonly string[]
  readonly signal: AbortSignal
}

/** Asks for the tokens. */
export async function askTokens(kit: Kit, params: AskTokensParams): Promise<readonly TokenBalance[] | undefined> {
  const { network, signal } = params
  const own = await readWalletAssets(kit, params)
  signal.throwIfAborted()
  const found = own ?? (await askService(kit, params))
  return found && tidyTokens(found, network.caipNetworkId)
}

async function askService(kit: Kit, params: AskTokensParams): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, address, forceUpdate, signal } = params
  const network = await readNetworkOfData(kit, params.network.caipNetworkId)
  if (!network.isSupported) return undefined
  try {
    const { balances } = await getBalances(await kit.api(), { network, address, forceUpdate, signal })
    noteOutage(kit, namespace, false)
    return balances
  } catch (error) {
    noteOutage(kit, namespace, isApiError(error, 'api/http') && error.status === HTTP_SERVICE_UNAVAILABLE)
    if (isQuotaExceeded(error)) noteQuota(kit)
    throw error
  }
}
