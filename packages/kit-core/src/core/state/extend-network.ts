/**
 * Fills in the defaults of a network without changing the input.
 *
 * In      input          a viem chain or a network of another family
 *         chainImages    CAIP-2 id or bare id → image URL
 * Out     Network        with chainNamespace, caipNetworkId, network, native token and image
 * Source  spec R-ACCT-09, R-CFG-60, R-STATE-20, R-STATE-21
 */
import { getFamily } from '../../base/caip/families.js'
import type { Network, NetworkInput } from '../../base/networks/network.js'

/** Fills in the defaults of a network. The caller's object is not changed. */
export function extendNetwork(input: NetworkInput, chainImages: Readonly<Record<string, string>> = {}): Network {
  // A viem chain names no family.
  const chainNamespace = input.chainNamespace ?? 'eip155'
  const caipNetworkId = input.caipNetworkId ?? `${chainNamespace}:${input.id}`
  const image = chainImages[caipNetworkId] ?? chainImages[String(input.id)]
  const assets = image === undefined ? input.assets : { ...input.assets, imageUrl: image }
  return {
    ...input,
    network: input.network ?? input.name.toLowerCase().replaceAll(' ', '-'),
    chainNamespace,
    caipNetworkId,
    nativeCurrency: input.nativeCurrency ?? getFamily(chainNamespace).nativeCurrency,
    ...(assets !== undefined && { assets }),
  }
}
