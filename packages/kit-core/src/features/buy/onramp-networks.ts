/**
 * Names the card provider uses for networks.
 *
 * In      caipNetworkId, name  of the active network; the id takes precedence over the name
 * Out     toOnrampChain   the provider's name of the network; `ethereum` for a network it does not support
 *         hasOnrampChain  whether the provider supports the network
 * Source  spec R-RAMP-27, R-RAMP-67, R-CONST-28
 */
import type { Network } from '../../base/networks/network.js'

/** Networks the card provider supports. */
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

/** Name of a network at the card provider. */
export type OnrampChain = (typeof ONRAMP_CHAINS)[number]

/** Sent for networks that the card provider does not support. */
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

/** Name of a network in requests to the card provider. */
export function toOnrampChain(network: Place): string {
  const chain = findChain(network) ?? ONRAMP_CHAIN_FALLBACK
  return SENT_AS[chain] ?? chain
}

/** Whether the card provider supports a network. */
export function hasOnrampChain(network: Place): boolean {
  return findChain(network) !== undefined
}

function findChain({ caipNetworkId, name }: Place): OnrampChain | undefined {
  return BY_ID.get(caipNetworkId) ?? BY_NAME.get(name.trim().toLowerCase())
}
