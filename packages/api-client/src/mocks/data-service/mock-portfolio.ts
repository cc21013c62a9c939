/**
 * The token balances that the mock data service invents for an account on one network, deterministic for an address.
 *
 * In      from a ledger: ownValue: the native balance, undefined to invent one; movedValue: the net amount that the account
 *         received of a token (CAIP-10 address), which is added to the invented balance
 * Out     balances in US dollars too, except of tokens without a price
 * Source  spec R-API-30, R-API-64, R-STATE-37
 */
import type { TokenBalance } from '../../balance/token-balance.js'
import { createSeededRandom } from '../values/seeded-random.js'
import type { AccountKind } from './account-kind.js'
import { formatDecimal } from './decimal-text.js'
import { getIcon, getKnownTokens, getTokenAddress, type KnownToken } from './known-tokens.js'
import { getGivenValue, type MockAccount } from './mock-account.js'

const WHALE_TOKENS = 160
const SPAM_TOKENS = 60
const SPAM_WORDS = ['Visit claim-now.example', 'Free USDC at drop.example', '$ 5,000 bonus.example', 'USDС'] as const

/** Creates the balances of an account. */
export function createMockPortfolio({
  address,
  caipNetworkId,
  kind,
  ownValue,
  movedValue,
  given,
}: Holder & {
  readonly ownValue: bigint | undefined
  readonly movedValue: (token: string) => bigint
}): readonly TokenBalance[] {
  if (kind === 'nothing') return []
  const balances = createHoldings({ address, caipNetworkId, kind, given }).flatMap(({ coin, made }) => {
    const value = coin.isNative ? (ownValue ?? made) : made + movedValue(coin.address)
    return value > 0n && (kind !== 'new' || !coin.isNative) ? [balanceOf(coin, caipNetworkId, value)] : []
  })
  return kind === 'spam' ? [...balances, ...createSpamTokens(caipNetworkId)] : balances
}

/** Balance of one token (CAIP-10 address) before any transfer, in base units; undefined for an unknown token. */
export function getMockTokenValue(token: string, holder: Holder): bigint | undefined {
  const target = token.toLowerCase()
  return createHoldings(holder).find(({ coin }) => !coin.isNative && coin.address.toLowerCase() === target)?.made
}

/** A token holder: address, network and account kind; `given` has its own tokens, in place of invented ones. */
export type Holder = {
  readonly address: string
  readonly caipNetworkId: string
  readonly kind: AccountKind
  readonly given?: MockAccount | undefined
}

function createHoldings({
  address,
  caipNetworkId,
  kind,
  given,
}: Holder): readonly { coin: KnownToken; made: bigint }[] {
  if (given !== undefined && kind === 'usual') {
    return getKnownTokens(caipNetworkId).map((coin) => ({ coin, made: getGivenValue(given, caipNetworkId, coin) }))
  }
  const random = createSeededRandom(`${address.toLowerCase()}/${caipNetworkId}`)
  const isWhale = kind === 'whale'
  const coins = [...getKnownTokens(caipNetworkId), ...(isWhale ? createWhaleTokens(caipNetworkId) : [])]
  return coins.map((coin) => {
    const isHeld = random.isBelow(0.7) || coin.isNative || isWhale
    // Worth a few to a few thousand dollars, independent of the token's price.
    const microUsd = BigInt(1 + random.integer(2_000_000_000)) * (isWhale ? 10n ** 6n : 1n)
    const made = (microUsd * 10n ** BigInt(coin.decimals)) / (coin.microUsd ?? 10_000n)
    return { coin, made: isHeld && kind !== 'new' && kind !== 'nothing' ? made : 0n }
  })
}

function balanceOf(coin: KnownToken, caipNetworkId: string, amount: bigint): TokenBalance {
  const { name, symbol, decimals, microUsd, address, isNative, icon } = coin
  const valueMicroUsd = microUsd === undefined ? undefined : (amount * microUsd) / 10n ** BigInt(decimals)
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    ...(!isNative && { address }),
    ...(microUsd !== undefined &&
      valueMicroUsd !== undefined && { value: Number(valueMicroUsd) / 1e6, price: Number(microUsd) / 1e6 }),
    quantity: { decimals: String(decimals), numeric: formatDecimal(amount, decimals) },
    iconUrl: icon,
  }
}

function createWhaleTokens(caipNetworkId: string): readonly KnownToken[] {
  return Array.from({ length: WHALE_TOKENS }, (_, index) => {
    const symbol = `TKN${index + 1}`
    return {
      name: `Token ${index + 1}`,
      symbol,
      decimals: index % 5 === 0 ? 6 : 18,
      microUsd: index % 9 === 0 ? undefined : BigInt(index + 1) * 37_000n,
      address: `${caipNetworkId}:${getTokenAddress(caipNetworkId, symbol)}`,
      isNative: false,
      icon: getIcon(symbol),
    }
  })
}

function createSpamTokens(caipNetworkId: string): readonly TokenBalance[] {
  return Array.from({ length: SPAM_TOKENS }, (_, index) => {
    const symbol = SPAM_WORDS[index % SPAM_WORDS.length] ?? ''
    return {
      name: `${symbol} ${index + 1}`,
      symbol,
      chainId: caipNetworkId,
      address: `${caipNetworkId}:${getTokenAddress(caipNetworkId, `spam ${index}`)}`,
      quantity: { decimals: '18', numeric: String(10 ** (index % 9)) },
      iconUrl: '',
    }
  })
}
