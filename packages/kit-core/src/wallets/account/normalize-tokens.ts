/**
 * Tokens of an account on one network, fit for showing.
 *
 * In      tokens         as the service or the wallet tells them, or as they were kept
 *         caipNetworkId  of the network that was asked about
 * Out     those of that network, without those that are left out (`leaveOut`), each once, the most valuable first; those worth
 *         nothing last, by symbol, and those without a symbol after them. The coin is one row, whatever address stands for it.
 *         The value is always price × quantity. A price that a given value contradicts beyond rounding, or that makes it more
 *         than a trillion dollars, is left out with the value. Names and symbols are readable, pictures are none or may be shown
 * Source  spec R-ACCT-16, R-ACCT-17, R-ACCT-24, R-ACCT-111, R-ACCT-120, R-ACCT-156, R-ACCT-173, R-ACCT-175; security design §8 (tokens:
 *         same symbol, other address is never merged)
 */
import type { TokenBalance } from '@bowline/api-client'
import { sanitizeText } from '../../base/text/clean-text.js'
import { isAllowedHostImage } from '../../core/adapter/wallet-metadata.js'
import { splitHiddenTokens } from './hidden-tokens.js'
import { isPhishingToken } from './is-phishing-token.js'
import { mergeNativeToken } from './merge-native-token.js'
import { tokenValue } from './token-value.js'

/** Tidies a list of tokens. */
export function normalizeTokens(tokens: readonly TokenBalance[], caipNetworkId: string): readonly TokenBalance[] {
  const known = new Map<string, TokenBalance>()
  for (const token of mergeNativeToken(tokens.filter(({ chainId }) => chainId === caipNetworkId))) {
    const key = (token.address ?? '').toLowerCase()
    if (!known.has(key)) known.set(key, readable(token))
  }
  return splitHiddenTokens([...known.values()].sort(byWorth), isPhishingToken)
}

function readable({ price, value: given, ...token }: TokenBalance): TokenBalance {
  const value = price === undefined ? undefined : tokenValue(price, token.quantity.numeric, given)
  return {
    ...token,
    ...(value !== undefined && { price, value }),
    name: sanitizeText(token.name),
    symbol: sanitizeText(token.symbol),
    iconUrl: isAllowedHostImage(token.iconUrl) ? token.iconUrl : '',
  }
}

function byWorth(one: TokenBalance, other: TokenBalance): number {
  const difference = (other.value ?? 0) - (one.value ?? 0)
  if (difference !== 0) return difference
  const isNamed = Number(other.symbol !== '') - Number(one.symbol !== '')
  if (isNamed !== 0) return isNamed
  return compare(one.symbol.toUpperCase(), other.symbol.toUpperCase()) || compare(one.name, other.name)
}

/** By letters and not by locale, so that the order is the same everywhere. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
