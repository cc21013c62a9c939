/**
 * Tokens cached between page loads. Validated on reading, because any script of the page can write there.
 *
 * Out     a list with one invalid entry is discarded as a whole. An incomplete list stays marked as incomplete
 * Source  spec R-STORE-08, R-STORE-15, R-CONST-03, R-STATE-37; security design §8 (tokens, stored data)
 */
import type { TokenBalance } from '@bowline/api-client'
import { type TimedCache, timedKey } from '../../base/storage/timed-cache.js'
import { isListOf, isOptional, isRecord } from '../../base/validation/guard.js'
import { getTokenListMetadata, setTokenListMetadata } from './token-list-metadata.js'

const MAX_TOKENS = 5_000

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 65_536
const isDollars = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1e12

function isQuantity(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.decimals) || !isText(value.numeric)) return false
  return /^(\d|[12]\d|3[0-6])$/.test(value.decimals) && /^\d{1,78}(\.\d{1,36})?$/.test(value.numeric)
}

function isToken(value: unknown): value is TokenBalance {
  if (!isRecord(value) || !isQuantity(value.quantity)) return false
  const { name, symbol, chainId, iconUrl, address, price, value: worth } = value
  const isNamed = [name, symbol, chainId, iconUrl].every(isText)
  return isNamed && isOptional(address, isText) && isOptional(price, isDollars) && isOptional(worth, isDollars)
}

const isTokenList = (value: unknown): value is readonly TokenBalance[] => isListOf(value, isToken, MAX_TOKENS)

/** Maximum length of a cached list as JSON text. A longer one would use up the app's storage; it is fetched again instead. */
export const MAX_STORED_LENGTH = 150_000

/** A token list with missing entries. */
type IncompleteTokens = { readonly isIncomplete: true; readonly tokens: readonly TokenBalance[] }

/** Tokens as they are stored. */
export type StoredTokens = readonly TokenBalance[] | IncompleteTokens

const isStoredTokens = (value: unknown): value is StoredTokens =>
  isTokenList(value) || (isRecord(value) && value.isIncomplete === true && isTokenList(value.tokens))

/** Converts tokens, including hidden ones, to their stored form; `of` is the list whose metadata applies. */
export function toStoredTokens(tokens: readonly TokenBalance[], of: readonly TokenBalance[]): StoredTokens {
  return getTokenListMetadata(of).isIncomplete ? { isIncomplete: true, tokens } : tokens
}

/** Restores a token list from its stored form. */
export function fromStoredTokens(stored: StoredTokens): readonly TokenBalance[] {
  return 'tokens' in stored ? setTokenListMetadata([...stored.tokens], { isIncomplete: true }) : stored
}

/** Tokens by CAIP-10 account, fresh for 30 s. */
export const PORTFOLIO_CACHE: TimedCache<StoredTokens> = {
  key: timedKey('portfolio_cache', isStoredTokens),
  lifetimeMs: 30_000,
  maxEntries: 4,
}
