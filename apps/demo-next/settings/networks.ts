/** The chains of the demo: what the kit may list, what the sandbox wallets know, and what the ledger answers for. */
import {
  arbitrum,
  avalanche,
  base,
  bsc,
  celo,
  gnosis,
  mainnet,
  optimism,
  polygon,
  zora,
} from '@bowline/kit-core/networks'

/** Chains that can be listed in the options, by the name they are imported under. */
export const NETWORKS = { mainnet, base, optimism, polygon, arbitrum, zora, bsc, avalanche, celo } as const

/** The import name of a chain. */
export type NetworkName = keyof typeof NETWORKS

/** The names, in the order in which they are offered. */
export const NETWORK_NAMES = [
  'mainnet',
  'base',
  'optimism',
  'polygon',
  'arbitrum',
  'zora',
  'bsc',
  'avalanche',
  'celo',
] as const

/** The wallets do not know this one before somebody adds it to them. */
export const UNKNOWN_TO_WALLETS: NetworkName = 'zora'

/** The wallets know this one and the kit never lists it, so that a wallet can be on a chain the page does not support. */
export const UNLISTED_CHAIN = gnosis

/** Every chain there is here. */
export const ALL_CHAINS = [mainnet, base, optimism, polygon, arbitrum, zora, bsc, avalanche, celo, gnosis] as const

/** Whether a text names a chain that can be listed. */
export function isNetworkName(text: string): text is NetworkName {
  return NETWORK_NAMES.some((name) => name === text)
}
