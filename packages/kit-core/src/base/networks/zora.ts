import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Zora. */
export const zora = {
  id: 7_777_777,
  name: 'Zora',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Zora Explorer', url: 'https://explorer.zora.energy' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 5_882 } },
} as const satisfies NetworkInput

/** Test network of Zora. */
export const zoraSepolia = {
  id: 999_999_999,
  name: 'Zora Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://sepolia.rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Zora Explorer', url: 'https://sepolia.explorer.zora.energy' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 83_160 } },
  testnet: true,
} as const satisfies NetworkInput
