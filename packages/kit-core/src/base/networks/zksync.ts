import { ZKSYNC_MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** ZKsync. */
export const zksync = {
  id: 324,
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://mainnet.era.zksync.io'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } },
  contracts: { multicall3: { address: ZKSYNC_MULTICALL3_ADDRESS, blockCreated: 3_908_235 } },
} as const satisfies NetworkInput

/** Test network of ZKsync. */
export const zksyncSepoliaTestnet = {
  id: 300,
  name: 'ZKsync Sepolia Testnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.era.zksync.dev'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' } },
  contracts: { multicall3: { address: ZKSYNC_MULTICALL3_ADDRESS } },
  testnet: true,
} as const satisfies NetworkInput
