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
import { linkSignals } from '../../base/async/link-signals.js'
import { isUnserved } from '../../core/config/is-unserved.js'
import { readNetworkOfData } from '../../core/config/supported-chains.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { noteQuota } from '../list/note-quota.js'
import { readChainTokens } from './chain-tokens.js'
import { listFacts, noteFacts } from './list-facts.js'
import { tidyTokens } from './tidy-tokens.js'
import { noteOutage } from './token-outage.js'
import { type AssetsParams, readWalletAssets } from './wallet-assets.js'

/** Whose tokens, where, and how new. */
export type AskTokensParams = AssetsParams & {
  readonly forceUpdate: readonly string[]
  readonly signal: AbortSignal
}

/** What is told of an account's tokens. */
export type ToldTokens = {
  readonly first: Promise<readonly TokenBalance[] | undefined>
  readonly own: Promise<readonly TokenBalance[] | undefined>
}

/** Asks for the tokens. */
export function askTokens(kit: Kit, params: AskTokensParams): ToldTokens {
  const { namespace, network } = params
  const tidy = (found: readonly TokenBalance[] | undefined) => {
    if (!found) return undefined
    const tokens = tidyTokens(network.testnet ? found.map(withoutPrice) : found, network.caipNetworkId)
    return listFacts(found).isIncomplete ? noteFacts(tokens, { isIncomplete: true }) : tokens
  }
  const own = readWalletAssets(kit, params).then((found) => {
    const tokens = tidy(found)
    return tokens && noteFacts(tokens, { isWallets: true })
  })
  const { signal, abort, release } = linkSignals([params.signal])
  const ask = () =>
    askService(kit, { ...params, signal })
      .then(tidy)
      .finally(release)
  // Where the wallet's own list is on screen, the service's would take its place for a moment at each reading.
  const isOwnShown = listFacts(selectAccount(kit.store.get(), namespace).tokenBalance).isWallets
  const service = isOwnShown ? own.then((tokens) => tokens ?? ask()) : ask()
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

async function askService(kit: Kit, params: AskTokensParams): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, address, forceUpdate, signal } = params
  const { caipNetworkId } = params.network
  const network = await readNetworkOfData(kit, caipNetworkId)
  if (!network.isSupported) return isUnserved(kit, caipNetworkId) ? readChainTokens(kit, params) : undefined
  try {
    const { balances } = await getBalances(await kit.api(), { network, address, forceUpdate, signal })
    noteOutage(kit, namespace, false)
    return isPartialList(balances) ? noteFacts(balances, { isIncomplete: true }) : balances
  } catch (error) {
    noteOutage(kit, namespace, isApiError(error, 'api/http') && error.status === HTTP_SERVICE_UNAVAILABLE)
    if (isQuotaExceeded(error)) noteQuota(kit)
    throw error
  }
}
