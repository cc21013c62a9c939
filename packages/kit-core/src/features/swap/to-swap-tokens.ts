/**
 * Combines the service's token list with the account's balances and prices.
 *
 * In      tokens    as the service lists them
 *         balances  the account's tokens; they also provide prices
 *         native    native balance as decimal text, used when `balances` does not include it
 *         prices    prices fetched separately, by lower-case address
 * Out     the network's tokens including the native token, without duplicates, sorted by symbol, with the first 8 suggested ones
 *         marked; names, symbols and icons are sanitized
 * Source  spec R-SWAP-07, R-SWAP-11, R-SWAP-13, R-SWAP-135, R-STATE-40; security design §8 (tokens)
 */
import type { SwapTokenListing, TokenBalance } from '@bowline/api-client'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { sanitizeText } from '../../base/text/clean-text.js'
import { isAllowedImage } from '../../core/adapter/wallet-metadata.js'
import { getBareAddress, getTokenNetwork, isNativeToken, NATIVE_TOKEN_ADDRESS } from './native-token.js'
import type { SwapToken } from './state.js'
import { MAX_SUGGESTED, SUGGESTED_SYMBOLS } from './suggested-symbols.js'

/** Balances and prices of the account on one network. */
export type SwapHoldings = {
  readonly caipNetworkId: CaipNetworkId
  readonly balances: readonly TokenBalance[]
  readonly native: string | undefined
  readonly prices: ReadonlyMap<string, number>
}

/** Skips tokens of other networks. */
export function toSwapTokens(tokens: readonly SwapTokenListing[], holdings: SwapHoldings): readonly SwapToken[] {
  const known = new Map<string, SwapTokenListing>()
  for (const token of tokens) {
    const key = isNativeToken(token) ? NATIVE : getPriceKey(token.address)
    const isWanted = getTokenNetwork(token.address) === holdings.caipNetworkId
    if (isWanted && (!known.has(key) || isAtNativeAddress(token))) known.set(key, sanitizeToken(token))
  }
  const listed = [...known.values()].sort(bySymbol)
  const suggested = new Set(getSuggestedTokens(listed))
  const balances = new Map(holdings.balances.map((held) => [held.address && getPriceKey(held.address), held]))
  return listed.map((token) => ({ ...token, ...heldOf(token, balances, holdings), isSuggested: suggested.has(token) }))
}

const NATIVE = 'native'

/** The service builds swaps of the native token under this address. */
function isAtNativeAddress({ address }: SwapTokenListing): boolean {
  return Object.values(NATIVE_TOKEN_ADDRESS).some((native) => isSameAddress(native, getBareAddress(address)))
}

/**
 * The suggested tokens of a list, best known first, at most 8. When several share a symbol, only the native token counts:
 * others may be fake.
 */
export function getSuggestedTokens<Token extends Pick<SwapTokenListing, 'symbol' | 'address'>>(
  tokens: readonly Token[],
): readonly Token[] {
  const rank = ({ symbol }: Token) => SUGGESTED_SYMBOLS.indexOf(symbol.toUpperCase())
  return tokens
    .filter((token) => rank(token) >= 0 && (isNativeToken(token) || !hasNamesake(tokens, token)))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_SUGGESTED)
}

function hasNamesake(
  tokens: readonly Pick<SwapTokenListing, 'symbol'>[],
  token: Pick<SwapTokenListing, 'symbol'>,
): boolean {
  return tokens.some((other) => other !== token && other.symbol.toUpperCase() === token.symbol.toUpperCase())
}

/** Key of a token in maps of prices and balances: its CAIP-10 address, in lower case on EVM. */
export function getPriceKey(address: string): string {
  return /:0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address
}

function sanitizeToken(token: SwapTokenListing): SwapTokenListing {
  return {
    ...token,
    name: sanitizeText(token.name),
    symbol: sanitizeText(token.symbol),
    logoUri: isAllowedImage(token.logoUri) ? token.logoUri : '',
  }
}

type Balances = ReadonlyMap<string | undefined, TokenBalance>

function heldOf(token: SwapTokenListing, balances: Balances, { native, prices }: SwapHoldings): Held {
  const isNative = isNativeToken(token)
  const key = getPriceKey(token.address)
  const held = balances.get(key) ?? (isNative ? balances.get(undefined) : undefined)
  const quantity = held?.quantity.numeric ?? (isNative ? native : undefined) ?? '0'
  const price = held?.price || (prices.get(key) ?? 0)
  return { quantity, price, value: Number(quantity) * price }
}

type Held = Pick<SwapToken, 'quantity' | 'price' | 'value'>

/** Compares code units, not locales, so that the order is the same everywhere. */
function bySymbol(one: SwapTokenListing, other: SwapTokenListing): number {
  const [first, second] = [one.symbol.toUpperCase(), other.symbol.toUpperCase()]
  if (first === second) return one.address < other.address ? -1 : 1
  return first < second ? -1 : 1
}
