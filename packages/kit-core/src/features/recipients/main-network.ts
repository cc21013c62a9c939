import type { NamedNetwork } from '../../base/caip/chain-family.js'
import { getFamilyPart } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'

const KNOWN: Readonly<Partial<Record<Namespace, NamedNetwork>>> = {
  eip155: { caipNetworkId: 'eip155:1', id: 1, name: 'Ethereum' },
}

/** The main network of a family whose networks share addresses. Undefined for other families. */
export function getMainNetwork(namespace: Namespace): NamedNetwork | undefined {
  return getFamilyPart(namespace, 'mainNetwork', KNOWN)
}
