/** The chain families that the page has adapters for, and the networks of each. */
import type { Namespace, NetworkInput } from '@bowline/kit-core'
import { NETWORKS, type NetworkName, type NetworkNames } from './networks'

/** The adapters, by the name of their packages. */
export const FAMILIES = ['evm', 'solana', 'bitcoin'] as const

/** The name of an adapter. */
export type FamilyName = (typeof FAMILIES)[number]

/** A choice of adapters. */
export type FamilyNames = readonly [FamilyName, ...FamilyName[]]

/** The namespace of each. */
export const NAMESPACES: Readonly<Record<FamilyName, Namespace>> = {
  evm: 'eip155',
  solana: 'solana',
  bitcoin: 'bip122',
}

/** Default networks of a family. */
const USUAL_NETWORKS = {
  evm: ['mainnet', 'base', 'optimism', 'zora'],
  solana: ['solana'],
  bitcoin: ['bitcoin'],
} as const satisfies Record<FamilyName, NetworkNames>

/** Default networks of a page. */
export function usualNetworks([first, ...others]: FamilyNames): NetworkNames {
  const [network, ...networks]: NetworkNames = USUAL_NETWORKS[first]
  return [network, ...networks, ...others.flatMap((family) => [...USUAL_NETWORKS[family]])]
}

/** Undefined if there is no adapter for it. */
function familyOf(name: NetworkName): FamilyName | undefined {
  const { chainNamespace = 'eip155' }: NetworkInput = NETWORKS[name]
  return FAMILIES.find((family) => NAMESPACES[family] === chainNamespace)
}

/** Adds or removes a family, in the usual order; the last one stays. */
export function withFamily(chosen: FamilyNames, family: FamilyName, isIn: boolean): FamilyNames {
  const [first, ...others] = FAMILIES.filter((one) => (one === family ? isIn : chosen.includes(one)))
  return first === undefined ? chosen : [first, ...others]
}

/** The networks after a family was added or removed: with its usual ones, or without any of the family. */
export function networksWith(listed: NetworkNames, chosen: FamilyNames, family: FamilyName): NetworkNames {
  const kept = listed.filter((name) => familyOf(name) !== family)
  const [first, ...others] = chosen.includes(family) ? [...kept, ...USUAL_NETWORKS[family]] : kept
  return first === undefined ? usualNetworks(chosen) : [first, ...others]
}
