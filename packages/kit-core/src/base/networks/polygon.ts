import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Polygon. */
export const polygon = {
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 25_770_160 } },
} as const satisfies NetworkInput

/** Test network of Polygon. */
export const polygonAmoy = {
  id: 80_002,
  name: 'Polygon Amoy',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon-amoy.drpc.org'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 3_127_388 } },
  testnet: true,
} as const satisfies NetworkInput
