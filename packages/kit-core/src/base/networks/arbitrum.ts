import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Arbitrum. */
export const arbitrum = {
  id: 42_161,
  name: 'Arbitrum One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://arb1.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 7_654_707 } },
} as const satisfies NetworkInput

/** Test network of Arbitrum. */
export const arbitrumSepolia = {
  id: 421_614,
  name: 'Arbitrum Sepolia',
  nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia-rollup.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 81_930 } },
  testnet: true,
} as const satisfies NetworkInput
