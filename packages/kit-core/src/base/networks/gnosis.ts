import { MULTICALL3_ADDRESS } from './multicall3.js'
import type { NetworkInput } from './network.js'

/** Gnosis. */
export const gnosis = {
  id: 100,
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gnosischain.com'] } },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 21_022_491 } },
} as const satisfies NetworkInput

/** Test network of Gnosis. */
export const gnosisChiado = {
  id: 10_200,
  name: 'Gnosis Chiado',
  nativeCurrency: { name: 'Gnosis', symbol: 'xDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.chiadochain.net'] } },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.chiadochain.net' } },
  contracts: { multicall3: { address: MULTICALL3_ADDRESS, blockCreated: 4_967_313 } },
  testnet: true,
} as const satisfies NetworkInput
