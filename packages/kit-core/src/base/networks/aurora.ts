import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Aurora. */
export const aurora = {
  id: 1_313_161_554,
  name: 'Aurora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurora Explorer', url: 'https://explorer.aurora.dev' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 62_907_816 } },
} as const satisfies NetworkInput

/** Test network of Aurora. */
export const auroraTestnet = {
  id: 1_313_161_555,
  name: 'Aurora Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://testnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurora Explorer', url: 'https://explorer.testnet.aurora.dev' } },
  testnet: true,
} as const satisfies NetworkInput
