/**
 * Completes a given network without touching it.
 *
 * In      input          a viem chain or a network of another family
 *         chainImages    CAIP-2 id or bare id → image address
 * Out     Network        with chainNamespace, caipNetworkId, network and image
 * Source  spec R-CFG-60, R-STATE-20, R-STATE-21
 */
import type { Network, NetworkInput } from './network.js'

/** Completes a given network; the caller's object stays as it is. */
export function extendNetwork(input: NetworkInput, chainImages: Readonly<Record<string, string>> = {}): Network {
  const chainNamespace = input.chainNamespace ?? 'eip155'
  const caipNetworkId = input.caipNetworkId ?? `${chainNamespace}:${input.id}`
  const image = chainImages[caipNetworkId] ?? chainImages[String(input.id)]
  const assets = image === undefined ? input.assets : { ...input.assets, imageUrl: image }
  return {
    ...input,
    network: input.network ?? input.name.toLowerCase().replaceAll(' ', '-'),
    chainNamespace,
    caipNetworkId,
    ...(assets !== undefined && { assets }),
  }
}
