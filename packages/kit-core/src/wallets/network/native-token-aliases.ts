/**
 * Addresses that services and wallets write where they mean a network's own coin.
 *
 * In      caipNetworkId, address   CAIP-2; the bare address
 * Out     isNativeTokenAddress  whether the address means the coin. Wrapped SOL does not: it is a token, which some write for the coin
 *         toNativeToken         the token, without its address where that means the coin
 * Source  spec R-ACCT-120, R-ACCT-162; ERC-7528 (0xeeee…), Polygon PoS (0x…1010), the ZK Stack (L2BaseToken), Celo (GoldToken), the OP
 *         Stack before Bedrock (LegacyERC20ETH), Moonbeam (its native token's precompile), System Program
 */
import type { TokenBalance } from '@bowline/api-client'
import { isSameAddress } from '../../base/caip/is-same-address.js'

const ANYWHERE: readonly string[] = [
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x0000000000000000000000000000000000000000',
  'So11111111111111111111111111111111111111111',
  '11111111111111111111111111111111',
  'native',
]

/** By the CAIP-2 ids of their networks. */
const ON_NETWORK: readonly (readonly [address: string, networks: RegExp])[] = [
  ['0x0000000000000000000000000000000000001010', /:(137|80002)$/],
  ['0x000000000000000000000000000000000000800a', /:(300|324|232|388|2741|50104)$/],
  ['0x471ece3750da237f93b8e339c536989b8978a438', /:(42220|11142220)$/],
  ['0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000', /:(10|8453|1088|5000)$/],
  ['0x0000000000000000000000000000000000000802', /:(1284|1285)$/],
]

const OF_BITCOIN = /^(?:btc|bitcoin)$/i

/** Whether an address means the coin of a network. */
export function isNativeTokenAddress(caipNetworkId: string, address: string): boolean {
  const isIt = (known: string) => isSameAddress(known, address)
  if (caipNetworkId.startsWith('bip122:') && OF_BITCOIN.test(address)) return true
  return ANYWHERE.some(isIt) || ON_NETWORK.some(([known, networks]) => networks.test(caipNetworkId) && isIt(known))
}

/** A token whose address means the coin, as the coin. */
export function toNativeToken(token: TokenBalance): TokenBalance {
  const { address, ...coin } = token
  const start = `${token.chainId}:`
  const isCoin = address?.startsWith(start) === true && isNativeTokenAddress(token.chainId, address.slice(start.length))
  return isCoin ? coin : token
}
