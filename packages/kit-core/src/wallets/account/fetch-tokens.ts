/**
 * Asks for an account's tokens, the wallet and the data service side by side; the chain where no service serves the network.
 * A file of its own, since the schemas behind it are loaded at the first need.
 *
 * In      forceUpdate  CAIP-10 addresses of tokens that the service shall read anew
 * Out     first  the tokens of whoever tells them first, tidy; undefined on a network where nobody can
 *         own    the wallet's own list, which is used as soon as it comes; undefined where it tells none
 * Throws  first: what the service's client or the adapter throws, once the wallet has told nothing
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
import { normalizeTokens } from './normalize-tokens.js'
import { readChainTokens } from './onchain-tokens.js'
import { getTokenListMetadata, setTokenListMetadata } from './token-list-metadata.js'
import { tokenOutages } from './token-outage.js'
import { type AssetsParams, readWalletAssets } from './wallet-assets.js'

/** Whose tokens, where, and how new. */
export type FetchTokensParams = AssetsParams & {
  readonly forceUpdate: readonly string[]
  readonly signal: AbortSignal
}

/** What is told of an account's tokens. */
export type TokensResult = {
  readonly first: Promise<readonly TokenBalance[] | undefined>
  readonly own: Promise<readonly TokenBalance[] | undefined>
}

/** Asks for the tokens. */
export function fetchTokens(kit: Kit, params: FetchTokensParams): TokensResult {
  const { namespace, network } = params
  const tidy = (found: readonly TokenBalance[] | undefined) => {
    if (!found) return undefined
    const tokens = normalizeTokens(network.testnet ? found.map(withoutPrice) : found, network.caipNetworkId)
    return getTokenListMetadata(found).isIncomplete ? setTokenListMetadata(tokens, { isIncomplete: true }) : tokens
  }
  const own = readWalletAssets(kit, params).then((found) => {
    const tokens = tidy(found)
    return tokens && setTokenListMetadata(tokens, { isWallets: true })
  })
  const { signal, abort, release } = anySignal([params.signal])
  const ask = () =>
    fetchFromService(kit, { ...params, signal })
      .then(tidy)
      .finally(release)
  // Where the wallet's own list is on screen, the service's would take its place for a moment at each reading.
  const isNativeTokenShown = getTokenListMetadata(selectAccount(kit.store.get(), namespace).tokenBalance).isWallets
  const service = isNativeTokenShown ? own.then((tokens) => tokens ?? ask()) : ask()
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

/** What is on a test network costs nothing. */
function withoutPrice({ price: _, value: __, ...token }: TokenBalance): TokenBalance {
  return token
}

async function fetchFromService(kit: Kit, params: FetchTokensParams): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, address, forceUpdate, signal } = params
  const { caipNetworkId } = params.network
  const network = await getDataServiceNetwork(kit, caipNetworkId)
  if (!network.isSupported) return hasNoDataService(kit, caipNetworkId) ? readChainTokens(kit, params) : undefined
  try {
    const { balances } = await getBalances(await kit.api(), { network, address, forceUpdate, signal })
    tokenOutages(kit).delete(namespace)
    return isPartialList(balances) ? setTokenListMetadata(balances, { isIncomplete: true }) : balances
  } catch (error) {
    const isOut = isApiError(error, 'api/http') && error.status === HTTP_SERVICE_UNAVAILABLE
    tokenOutages(kit)[isOut ? 'add' : 'delete'](namespace)
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    throw error
  }
}
