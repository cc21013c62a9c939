/**
 * Detects the namespace of a bare address by its format, for a recipient that is not an address of the active network.
 *
 * Source  spec R-SEND-81
 */
import { getAddressRules } from '../../base/caip/address-rules.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'

/** Namespace of an address; the network only for Bitcoin addresses. */
export type DetectedAddress = { readonly namespace: Namespace; readonly caipNetworkId?: CaipNetworkId | undefined }

/** Undefined for an unknown format. Checks length and letters, not checksums. */
export function detectAddressNamespace(text: string): DetectedAddress | undefined {
  const namespace = getNamespaces().find((each) => getAddressRules(each)?.hasForm(text))
  const caipNetworkId = namespace && getAddressRules(namespace)?.networkOf?.(text)
  return namespace && { namespace, ...(caipNetworkId && { caipNetworkId }) }
}
