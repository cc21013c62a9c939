/** The networks the phone knows, by CAIP-2 id, and its addresses outside EVM. */
import { ALL_CHAINS, NETWORKS } from '../settings/networks'

const OTHERS = [NETWORKS.solana, NETWORKS.bitcoin, NETWORKS.polkadot, NETWORKS.cosmoshub]

const NAMES: ReadonlyMap<string, string> = new Map([
  ...ALL_CHAINS.map(({ id, name }) => [`eip155:${id}`, name] as const),
  ...OTHERS.map(({ caipNetworkId, name }) => [caipNetworkId, name] as const),
])

/**
 * Addresses of the first sandbox key in the other chain families, calculated once. The phone holds only the addresses:
 * it signs nothing there.
 */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['solana', '5kMDkdera2vkpd3XkjMd851WJ4EnE9nxGcukW2mW7AU3'],
  ['bip122', 'bc1q5428vq2uzwhm3taey9sr9x5vm6tk78ew0wt525'],
  ['polkadot', '12bVDx4C5z9AGB3mwozsBsLEcZhGuFC7PgdVYEsbRu151Ch3'],
  ['cosmos', 'cosmos15428vq2uzwhm3taey9sr9x5vm6tk78ewe54lwe'],
])

/** Name of a network; its id when the phone does not know it. */
export function networkName(caipNetworkId: string): string {
  return NAMES.get(caipNetworkId) ?? caipNetworkId
}

/** Whether the phone knows a network. */
export function isKnownNetwork(caipNetworkId: string): boolean {
  return NAMES.has(caipNetworkId)
}

/** The first part of a CAIP-2 or CAIP-10 id. */
export function namespaceOf(caipId: string): string {
  return caipId.split(':')[0] ?? ''
}

/** The phone's address in a chain family other than EVM. */
export function otherAddress(namespace: string): string | undefined {
  return ADDRESSES.get(namespace)
}
