/**
 * Coinbase's names for networks. `openOnrampProvider` sends the name of the network on which to deliver the purchase.
 *
 * In      caipNetworkId, name  of the network; the id takes precedence over the name
 * Source  spec R-RAMP-27, R-RAMP-67, R-CONST-28
 */
import type { Network } from '../../base/networks/network.js'

/** Networks that Coinbase supports. */
export const ONRAMP_CHAINS = [
  'ethereum',
  'arbitrum',
  'polygon',
  'berachain',
  'avalanche',
  'optimism',
  'celo',
  'base',
] as const

/** A network that Coinbase supports. */
export type OnrampChain = (typeof ONRAMP_CHAINS)[number]

/** Sent for networks that Coinbase does not support. */
export const ONRAMP_CHAIN_FALLBACK: OnrampChain = 'ethereum'

const BY_ID: ReadonlyMap<string, OnrampChain> = new Map([
  ['eip155:1', 'ethereum'],
  ['eip155:10', 'optimism'],
  ['eip155:137', 'polygon'],
  ['eip155:8453', 'base'],
  ['eip155:42161', 'arbitrum'],
  ['eip155:42220', 'celo'],
  ['eip155:43114', 'avalanche'],
  ['eip155:80094', 'berachain'],
])

const BY_NAME: ReadonlyMap<string, OnrampChain> = new Map([
  ...ONRAMP_CHAINS.map((chain) => [chain, chain] as const),
  ['arbitrum one', 'arbitrum'],
  ['op mainnet', 'optimism'],
])

/** Names in requests, where they differ from `ONRAMP_CHAINS`. */
const SENT_AS: Partial<Record<OnrampChain, string>> = { avalanche: 'avalanche-c-chain' }

type Place = Pick<Network, 'caipNetworkId' | 'name'>

/** Name of a network in requests for Coinbase's URL; `ethereum` for a network that Coinbase does not support. */
export function toOnrampChain(network: Place): string {
  const chain = findChain(network) ?? ONRAMP_CHAIN_FALLBACK
  return SENT_AS[chain] ?? chain
}

/** Whether Coinbase supports a network. */
export function hasOnrampChain(network: Place): boolean {
  return findChain(network) !== undefined
}

function findChain({ caipNetworkId, name }: Place): OnrampChain | undefined {
  return BY_ID.get(caipNetworkId) ?? BY_NAME.get(name.trim().toLowerCase())
}
