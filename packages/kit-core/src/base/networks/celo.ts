import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Celo. */
export const celo = {
  id: 42_220,
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo.org'] } },
  blockExplorers: { default: { name: 'Celoscan', url: 'https://celoscan.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 13_112_599 } },
} as const satisfies NetworkInput

/** Test network of Celo. */
export const celoSepolia = {
  id: 11_142_220,
  name: 'Celo Sepolia',
  nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo-sepolia.celo-testnet.org'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://celo-sepolia.blockscout.com' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 1 } },
  testnet: true,
} as const satisfies NetworkInput
