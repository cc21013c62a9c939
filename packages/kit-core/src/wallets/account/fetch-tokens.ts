/**
 * Fetches an account's tokens from the wallet and the data service in parallel; from the chain when no service supports the
 * network. A separate file, so that the schemas it imports load on first use.
 *
 * In      forceUpdate  CAIP-10 addresses of tokens that the service must refresh
 * Out     first  normalized tokens of the first source that responds; undefined on a network without any source
 *         own    the wallet's own list, used as soon as it arrives; undefined when the wallet returns none
 * Throws  first: what the service's client or the adapter throws, once the wallet has returned nothing
 * Source  spec R-ACCT-10 to 17, R-ACCT-22 to 24, R-ACCT-70, R-ACCT-72, R-ACCT-170
 */
import {
  getBalances,
  HTTP_SERVICE_UNAVAILABLE,
  isApiError,
  isPartialList,
  isQuotaExceeded,
  type TokenBalance,
} from '@bowline/api-client'
import { anySignal } from '../../base/async/link-signals.js'
import { hasNoDataService } from '../../core/config/has-no-data-service.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { handleQuotaExceeded } from '../list/handle-quota-exceeded.js'
import { fetchOnchainTokens } from './fetch-onchain-tokens.js'
import { type AssetsParams, fetchWalletAssets } from './fetch-wallet-assets.js'
import { normalizeTokens } from './normalize-tokens.js'
import { tokenOutages } from './retry-gap.js'
import { getTokenListMetadata, setTokenListMetadata } from './token-list-metadata.js'

/** The account, its network, and the tokens to refresh. */
export type FetchTokensParams = AssetsParams & {
  readonly forceUpdate: readonly string[]
  readonly signal: AbortSignal
}

/** Pending token lists of an account. */
export type TokensResult = {
  readonly first: Promise<readonly TokenBalance[] | undefined>
  readonly own: Promise<readonly TokenBalance[] | undefined>
}

export function fetchTokens(kit: Kit, params: FetchTokensParams): TokensResult {
  const { namespace, network } = params
  const normalize = (found: readonly TokenBalance[] | undefined) => {
    if (!found) return undefined
    const tokens = normalizeTokens(network.testnet ? found.map(withoutPrice) : found, network.caipNetworkId)
    return getTokenListMetadata(found).isIncomplete ? setTokenListMetadata(tokens, { isIncomplete: true }) : tokens
  }
  const own = fetchWalletAssets(kit, params).then((found) => {
    const tokens = normalize(found)
    return tokens && setTokenListMetadata(tokens, { isFromWallet: true })
  })
  const { signal, abort, release } = anySignal([params.signal])
  const fetchFromData = () =>
    fetchFromService(kit, { ...params, signal })
      .then(normalize)
      .finally(release)
  // While the wallet's own list is on screen, the service's would replace it for a moment at each refresh.
  const isWalletListShown = getTokenListMetadata(selectAccount(kit.store.get(), namespace).tokenBalance).isFromWallet
  const service = isWalletListShown ? own.then((tokens) => tokens ?? fetchFromData()) : fetchFromData()
  const best = own.then((tokens) => {
    if (tokens) abort()
    return tokens ?? service
  })
  const quick = service.then(
    (tokens) => tokens ?? best,
    () => best,
  )
  return { first: Promise.race([best, quick]), own }
}

/** Tokens on a test network have no price. */
function withoutPrice({ price: _, value: __, ...token }: TokenBalance): TokenBalance {
  return token
}

async function fetchFromService(kit: Kit, params: FetchTokensParams): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, address, forceUpdate, signal } = params
  const { caipNetworkId } = params.network
  const network = await getDataServiceNetwork(kit, caipNetworkId)
  if (!network.isSupported) return hasNoDataService(kit, caipNetworkId) ? fetchOnchainTokens(kit, params) : undefined
  try {
    const { balances } = await getBalances(await kit.api(), { network, address, forceUpdate, signal })
    tokenOutages(kit).delete(namespace)
    return isPartialList(balances) ? setTokenListMetadata(balances, { isIncomplete: true }) : balances
  } catch (error) {
    const isUnavailable = isApiError(error, 'api/http') && error.status === HTTP_SERVICE_UNAVAILABLE
    tokenOutages(kit)[isUnavailable ? 'add' : 'delete'](namespace)
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    throw error
  }
}
