/**
 * What the card provider calls a network.
 *
 * In      caipNetworkId, name  of the active network; the id decides before the name
 * Out     onrampChainOf   one of its own names; `ethereum` for a network that it does not have
 *         hasOnrampChain  whether it has the network
 * Source  spec R-RAMP-27, R-RAMP-67, R-CONST-28
 */
import type { Network } from '../../base/networks/network.js'

/** The networks of the card provider. */
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

/** A network of the card provider. */
export type OnrampChain = (typeof ONRAMP_CHAINS)[number]

/** Where nothing fits. */
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

/** The name under which the service knows a chain, where that is another one. */
const SENT_AS: Partial<Record<OnrampChain, string>> = { avalanche: 'avalanche-c-chain' }

type Place = Pick<Network, 'caipNetworkId' | 'name'>

/** What is sent for a network. */
export function onrampChainOf(network: Place): string {
  const chain = findChain(network) ?? ONRAMP_CHAIN_FALLBACK
  return SENT_AS[chain] ?? chain
}

/** Whether the card provider has a network. */
export function hasOnrampChain(network: Place): boolean {
  return findChain(network) !== undefined
}

function findChain({ caipNetworkId, name }: Place): OnrampChain | undefined {
  return BY_ID.get(caipNetworkId) ?? BY_NAME.get(name.trim().toLowerCase())
}
