/**
 * Addresses that services and wallets use for a network's native token.
 *
 * In      caipNetworkId, address   CAIP-2; the bare address
 * Out     isNativeTokenAddress  whether the address means the native token. Wrapped SOL's does not: it is a token
 *         toNativeToken         the token, without its address when that means the native token
 * Source  spec R-ACCT-120, R-ACCT-162; ERC-7528 (0xeeee…), Polygon PoS (0x…1010), the ZK Stack (L2BaseToken), Celo
 *         (GoldToken), the OP Stack before Bedrock (LegacyERC20ETH), Moonbeam (its native token's precompile), System Program
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

/** Aliases that are valid only on the networks whose CAIP-2 id matches. */
const ON_NETWORK: readonly (readonly [address: string, networks: RegExp])[] = [
  ['0x0000000000000000000000000000000000001010', /:(137|80002)$/],
  ['0x000000000000000000000000000000000000800a', /:(300|324|232|388|2741|50104)$/],
  ['0x471ece3750da237f93b8e339c536989b8978a438', /:(42220|11142220)$/],
  ['0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000', /:(10|8453|1088|5000)$/],
  ['0x0000000000000000000000000000000000000802', /:(1284|1285)$/],
]

/** Services name bitcoin instead of writing an address. */
const BITCOIN_BY_NAME = /^bip122:.+:(?:btc|bitcoin)$/i

/** Whether an address means the native token of a network. */
export function isNativeTokenAddress(caipNetworkId: string, address: string): boolean {
  const isIt = (known: string) => isSameAddress(known, address)
  if (BITCOIN_BY_NAME.test(`${caipNetworkId}:${address}`)) return true
  return ANYWHERE.some(isIt) || ON_NETWORK.some(([known, networks]) => networks.test(caipNetworkId) && isIt(known))
}

/** Removes the address from a token whose address means the native token. */
export function toNativeToken(token: TokenBalance): TokenBalance {
  const { address, ...nativeToken } = token
  const start = `${token.chainId}:`
  const isNative =
    address?.startsWith(start) === true && isNativeTokenAddress(token.chainId, address.slice(start.length))
  return isNative ? nativeToken : token
}
