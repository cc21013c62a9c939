import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Avalanche. */
export const avalanche = {
  id: 43_114,
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 11_907_934 } },
} as const satisfies NetworkInput

/** Test network of Avalanche. */
export const avalancheFuji = {
  id: 43_113,
  name: 'Avalanche Fuji',
  nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 7_096_959 } },
  testnet: true,
} as const satisfies NetworkInput
