/**
 * The tokens that the mock data service knows on each EVM and Solana network, with fixed prices. Well-known tokens have
 * their real address where this file lists it, all others a deterministic one derived from network and symbol.
 *
 * Source  spec R-API-24, R-API-64, R-CONST-33
 */
import { drawIcon } from '../images/draw-icon.js'
import { createSeededRandom } from '../values/seeded-random.js'

/** A token on one network. */
export type KnownToken = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Price in millionths of a US dollar; undefined for tokens without a market. */
  readonly microUsd: bigint | undefined
  /** CAIP-10; for the native token the address that swaps use for it. */
  readonly address: string
  readonly isNative: boolean
  readonly icon: string
}

type Kind = Pick<KnownToken, 'name' | 'symbol' | 'decimals' | 'microUsd'>

const kind = (name: string, symbol: string, decimals: number, microUsd: bigint | undefined): Kind => ({
  name,
  symbol,
  decimals,
  microUsd,
})

const NATIVE_TOKENS: ReadonlyMap<string, Kind> = new Map([
  ['eip155:56', kind('BNB', 'BNB', 18, 612_340_000n)],
  ['eip155:100', kind('xDAI', 'XDAI', 18, 1_000_000n)],
  ['eip155:137', kind('POL', 'POL', 18, 412_300n)],
  ['eip155:250', kind('Fantom', 'FTM', 18, 301_100n)],
  ['eip155:43114', kind('Avalanche', 'AVAX', 18, 24_870_000n)],
])
const ETHER = kind('Ether', 'ETH', 18, 3_012_450_000n)
const SOL = kind('Solana', 'SOL', 9, 151_020_000n)

const EVM_TOKENS: readonly Kind[] = [
  kind('USD Coin', 'USDC', 6, 999_800n),
  kind('Tether USD', 'USDT', 6, 1_000_100n),
  kind('Dai', 'DAI', 18, 1_000_000n),
  kind('Wrapped Bitcoin', 'WBTC', 8, 64_210_500_000n),
  kind('Chainlink', 'LINK', 18, 14_120_000n),
  kind('Uniswap', 'UNI', 18, 7_310_000n),
  kind('Aave', 'AAVE', 18, 98_400_000n),
  kind('Pepe', 'PEPE', 18, 8n),
  kind('Harbour Points', 'HRBR', 18, undefined),
  kind('Gemini Dollar', 'GUSD', 2, 999_900n),
]
const SOLANA_TOKENS: readonly Kind[] = [
  kind('USD Coin', 'USDC', 6, 999_800n),
  kind('Tether USD', 'USDT', 6, 1_000_100n),
  kind('Jupiter', 'JUP', 6, 812_000n),
  kind('Bonk', 'BONK', 5, 21n),
  kind('Tidewater', 'TIDE', 9, undefined),
]

const REAL_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['eip155:1/USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['eip155:1/USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['eip155:1/DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
  ['eip155:1/WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
  ['eip155:1/LINK', '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
  ['eip155:1/UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
  ['eip155:1/AAVE', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
  ['eip155:10/USDC', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
  ['eip155:137/USDC', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
  ['eip155:42161/USDC', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
  ['eip155:8453/USDC', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  ['eip155:8453/DAI', '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp/USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
])

const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const NATIVE_ADDRESSES = { eip155: `0x${'e'.repeat(40)}`, solana: 'So11111111111111111111111111111111111111111' }

const cache = new Map<string, readonly KnownToken[]>()

/** Tokens of a network (CAIP-2 id), the native token first. Empty for networks that are neither EVM nor Solana. */
export function getKnownTokens(caipNetworkId: string): readonly KnownToken[] {
  const coins = cache.get(caipNetworkId) ?? createTokens(caipNetworkId)
  cache.set(caipNetworkId, coins)
  return coins
}

function createTokens(caipNetworkId: string): readonly KnownToken[] {
  const isSolana = caipNetworkId.startsWith('solana:')
  if (!isSolana && !caipNetworkId.startsWith('eip155:')) return []
  const own = isSolana ? SOL : (NATIVE_TOKENS.get(caipNetworkId) ?? ETHER)
  const nativeAddress = `${caipNetworkId}:${isSolana ? NATIVE_ADDRESSES.solana : NATIVE_ADDRESSES.eip155}`
  return [
    { ...own, address: nativeAddress, isNative: true, icon: getIcon(own.symbol) },
    ...(isSolana ? SOLANA_TOKENS : EVM_TOKENS).map((token) => ({
      ...token,
      address: `${caipNetworkId}:${getTokenAddress(caipNetworkId, token.symbol)}`,
      isNative: false,
      icon: getIcon(token.symbol),
    })),
  ]
}

/** Finds the token at a CAIP-10 address; undefined for an unknown one. */
export function findKnownToken(caip10: string): KnownToken | undefined {
  const target = caip10.startsWith('eip155:') ? caip10.toLowerCase() : caip10
  const caipNetworkId = caip10.slice(0, caip10.lastIndexOf(':'))
  return getKnownTokens(caipNetworkId).find(
    ({ address }) => (address.startsWith('eip155:') ? address.toLowerCase() : address) === target,
  )
}

/** Plain address of a token on a network, real or derived. Accepts symbols that are not in the list. */
export function getTokenAddress(caipNetworkId: string, symbol: string): string {
  const known = REAL_ADDRESSES.get(`${caipNetworkId}/${symbol}`)
  if (known !== undefined) return known
  const random = createSeededRandom(`${caipNetworkId}/${symbol}`)
  if (caipNetworkId.startsWith('eip155:')) return `0x${random.hex(40)}`
  return Array.from({ length: 43 }, () => random.pick([...BASE_58])).join('')
}

/** Icon for a symbol or any other text, as a data URL. */
export function getIcon(symbol: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawIcon(symbol))}`
}
