/**
 * Normalizes an account's tokens on one network for display.
 *
 * In      tokens         from the service, the wallet or the cache
 *         caipNetworkId  of the requested network
 * Out     the tokens of that network without hidden ones (`splitHiddenTokens`), each once, most valuable first; those
 *         without value last, by symbol. The native token is one row, whatever address represents it. The value is always
 *         price × quantity. A price is dropped with the value if a given value contradicts it beyond rounding, or if the
 *         value would exceed a trillion dollars. Names and symbols are readable; icons are allowed URLs or empty
 * Source  spec R-ACCT-16, R-ACCT-17, R-ACCT-24, R-ACCT-111, R-ACCT-120, R-ACCT-156, R-ACCT-173, R-ACCT-175; security
 *         design §8 (tokens with the same symbol and another address are never merged)
 */
import type { TokenBalance } from '@bowline/api-client'
import { sanitizeText } from '../../base/text/clean-text.js'
import { isAllowedImage } from '../../core/adapter/wallet-metadata.js'
import { splitHiddenTokens } from './hidden-tokens.js'
import { isPhishingToken } from './is-phishing-token.js'
import { mergeNativeToken } from './merge-native-token.js'
import { getTokenValue } from './token-value.js'

export function normalizeTokens(tokens: readonly TokenBalance[], caipNetworkId: string): readonly TokenBalance[] {
  const known = new Map<string, TokenBalance>()
  for (const token of mergeNativeToken(tokens.filter(({ chainId }) => chainId === caipNetworkId))) {
    const key = (token.address ?? '').toLowerCase()
    if (!known.has(key)) known.set(key, readable(token))
  }
  return splitHiddenTokens([...known.values()].sort(byValue), isPhishingToken)
}

function readable({ price, value: given, ...token }: TokenBalance): TokenBalance {
  const value = price === undefined ? undefined : getTokenValue(price, token.quantity.numeric, given)
  return {
    ...token,
    ...(value !== undefined && { price, value }),
    name: sanitizeText(token.name),
    symbol: sanitizeText(token.symbol),
    iconUrl: isAllowedImage(token.iconUrl) ? token.iconUrl : '',
  }
}

function byValue(one: TokenBalance, other: TokenBalance): number {
  const difference = (other.value ?? 0) - (one.value ?? 0)
  if (difference !== 0) return difference
  const isNamed = Number(other.symbol !== '') - Number(one.symbol !== '')
  if (isNamed !== 0) return isNamed
  return compare(one.symbol.toUpperCase(), other.symbol.toUpperCase()) || compare(one.name, other.name)
}

/** By code unit and not by locale, so that the order is the same everywhere. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
