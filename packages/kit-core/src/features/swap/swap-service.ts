/**
 * Requests of a swap to the data service. In its own file because the schemas it needs are loaded on first use.
 *
 * In      scope  its account and network; its signal aborts requests that take no signal
 * Throws  what the service client throws
 * Source  spec R-SWAP-07, R-SWAP-12, R-SWAP-17, R-SWAP-32, R-SWAP-34, R-SWAP-122, R-API-15 to 29
 */
import {
  type ActiveNetwork,
  type BuiltApproval,
  type BuiltSwap,
  buildApproval,
  buildSwap,
  getAllowance,
  getGasPrice,
  getPrices,
  getQuotes,
  getSwapTokens,
  isPartialList,
  isQuotaExceeded,
  type SwapQuote,
  type SwapTokenListing,
  UnsupportedNetworkError,
} from '@bowline/api-client'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import type { Kit } from '../../kit.js'
import { handleQuotaExceeded } from '../../wallets/list/handle-quota-exceeded.js'
import { isSameToken } from './native-token.js'
import type { SwapScope } from './swap-scope.js'

type Client = Awaited<ReturnType<Kit['api']>>

/** What to swap: CAIP-10 token addresses, and the amount in base units of the source token. */
export type SwapPair = { readonly from: string; readonly to: string; readonly amount: bigint }

/**
 * Fetches the tokens that can be swapped. Throws TypeError on a network that the service does not support, or while that is
 * unknown.
 */
export function fetchSwapTokens(kit: Kit, scope: SwapScope): Promise<readonly SwapTokenListing[]> {
  const { signal } = scope
  return callService(kit, scope, async (client, network) => {
    if (!network.isSupported) throw new UnsupportedNetworkError({ caipNetworkId: network.caipNetworkId, need: 'Swaps' })
    return (await getSwapTokens(client, { network, signal })).tokens
  })
}

/** Fetches the price of a token in US dollars; 0 when the service does not know it. */
export function fetchPrice(
  kit: Kit,
  scope: SwapScope,
  { address, symbol }: { readonly address: string; readonly symbol: string },
): Promise<number> {
  const { signal } = scope
  return callService(kit, scope, async (client, network) => {
    const { fungibles } = await getPrices(client, { network, addresses: [address], signal })
    return fungibles.find((found) => found.symbol.toLowerCase() === symbol.toLowerCase())?.price ?? 0
  })
}

/** Fetches the gas price in wei. */
export function fetchGasPrice(kit: Kit, scope: SwapScope): Promise<string> {
  const { signal } = scope
  return callService(kit, scope, async (client, network) => (await getGasPrice(client, { network, signal })).standard)
}

/**
 * `quote` is undefined when the service has none for exactly this pair, or it would give 0. `arePartial`: some quotes could not
 * be parsed, so there may be a better one.
 */
export type FetchedQuote = { readonly quote: SwapQuote | undefined; readonly arePartial: boolean }

/** Fetches a quote. Throws TypeError when there is none and part of the response could not be parsed. */
export function fetchSwapQuote(
  kit: Kit,
  scope: SwapScope,
  pair: SwapPair & { readonly gasPrice: string | undefined; readonly signal: AbortSignal },
): Promise<FetchedQuote> {
  const { from, to, gasPrice, signal } = pair
  const amount = pair.amount.toString()
  const userAddress = scope.caipAddress
  return callService(kit, scope, async (client, network) => {
    const { quotes } = await getQuotes(client, { network, amount, userAddress, from, to, gasPrice, signal })
    const arePartial = isPartialList(quotes)
    const quote = quotes.find(
      ({ fromAccount, toAccount, fromAmount, toAmount }) =>
        isSameToken(fromAccount, from) &&
        isSameToken(toAccount, to) &&
        BigInt(fromAmount) === pair.amount &&
        BigInt(toAmount) > 0n,
    )
    if (!quote && arePartial) throw new TypeError('Invalid quotes')
    return { quote, arePartial }
  })
}

/** Fetches the amount of a token that the swap contract may spend, as the service reports it, in base units. */
export function fetchAllowance(kit: Kit, scope: SwapScope, tokenAddress: string, signal: AbortSignal): Promise<bigint> {
  const userAddress = scope.caipAddress
  return callService(kit, scope, async (client, network) => {
    const { allowance } = await getAllowance(client, { network, tokenAddress, userAddress, signal })
    return BigInt(allowance)
  })
}

/** Fetches an unlimited approval of the source token for the swap contract, unchecked. The kit takes only its spender. */
export function fetchApprovalTransaction(
  kit: Kit,
  scope: SwapScope,
  { from, to, signal }: SwapPair & { readonly signal: AbortSignal },
): Promise<BuiltApproval['tx']> {
  const userAddress = scope.caipAddress
  return callService(kit, scope, async (client, network) => {
    return (await buildApproval(client, { network, from, to, userAddress, signal })).tx
  })
}

/** Fetches the swap transaction, unchecked. */
export function fetchSwapTransaction(
  kit: Kit,
  scope: SwapScope,
  { from, to, amount, signal }: SwapPair & { readonly signal: AbortSignal },
): Promise<BuiltSwap['tx']> {
  const request = { amount: amount.toString(), from, to, userAddress: scope.caipAddress, disableEstimate: true }
  return callService(
    kit,
    scope,
    async (client, network) => (await buildSwap(client, { network, ...request, signal })).tx,
  )
}

async function callService<Result>(
  kit: Kit,
  { network }: SwapScope,
  request: (client: Client, network: ActiveNetwork) => Promise<Result>,
): Promise<Result> {
  try {
    return await request(await kit.api(), await getDataServiceNetwork(kit, network.caipNetworkId))
  } catch (error) {
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    throw error
  }
}
