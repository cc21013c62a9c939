/**
 * Addresses that services and wallets write where they mean a network's own coin.
 *
 * In      caipNetworkId, address   CAIP-2; the bare address
 * Out     standsForCoin  whether the address means the coin. Wrapped SOL does not: it is a token, which some write for the coin
 *         asCoin         the token, without its address where that means the coin
 * Source  spec R-ACCT-120; ERC-7528 (0xeeee…), Polygon PoS (0x…1010), ZKsync (L2BaseToken), Celo (GoldToken), System Program
 */
import type { TokenBalance } from '@bowline/api-client'
import { isSameAddress } from '../caip/is-same-address.js'

const ANYWHERE: readonly string[] = [
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x0000000000000000000000000000000000000000',
  'So11111111111111111111111111111111111111111',
  '11111111111111111111111111111111',
  'native',
]

const POLYGON = '0x0000000000000000000000000000000000001010'
const ZKSYNC = '0x000000000000000000000000000000000000800a'
const CELO = '0x471ece3750da237f93b8e339c536989b8978a438'

const ON_NETWORK: Readonly<Record<string, string>> = {
  'eip155:137': POLYGON,
  'eip155:80002': POLYGON,
  'eip155:300': ZKSYNC,
  'eip155:324': ZKSYNC,
  'eip155:42220': CELO,
  'eip155:11142220': CELO,
}

const OF_BITCOIN = /^(?:btc|bitcoin)$/i

/** Whether an address means the coin of a network. */
export function standsForCoin(caipNetworkId: string, address: string): boolean {
  if (caipNetworkId.startsWith('bip122:') && OF_BITCOIN.test(address)) return true
  return [...ANYWHERE, ON_NETWORK[caipNetworkId] ?? ''].some((known) => isSameAddress(known, address))
}

/** A token whose address means the coin, as the coin. */
export function asCoin(token: TokenBalance): TokenBalance {
  const { address, ...coin } = token
  const start = `${token.chainId}:`
  const isCoin = address?.startsWith(start) === true && standsForCoin(token.chainId, address.slice(start.length))
  return isCoin ? coin : token
}
