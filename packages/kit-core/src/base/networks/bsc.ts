import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** BNB Smart Chain. */
export const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://bsc-dataseed.bnbchain.org'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 15_921_452 } },
} as const satisfies NetworkInput

/** Test network of BNB Smart Chain. */
export const bscTestnet = {
  id: 97,
  name: 'BNB Smart Chain Testnet',
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 17_422_483 } },
  testnet: true,
} as const satisfies NetworkInput
