import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Optimism. */
export const optimism = {
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
  blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 4_286_263 } },
} as const satisfies NetworkInput

/** Test network of Optimism. */
export const optimismSepolia = {
  id: 11_155_420,
  name: 'OP Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.optimism.io'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 1_620_204 } },
  testnet: true,
} as const satisfies NetworkInput
