/**
 * Fills in the defaults of a network without changing the input.
 *
 * In      input          a viem chain or a network of another family
 *         chainImages    CAIP-2 id or bare id → image URL
 * Out     Network        with chainNamespace, caipNetworkId, network, native token and image
 * Source  spec R-ACCT-09, R-CFG-60, R-STATE-20, R-STATE-21
 */
import type { Namespace } from '../../base/caip/namespace.js'
import type { NativeCurrency, Network, NetworkInput } from '../../base/networks/network.js'

const NATIVE_CURRENCIES: Readonly<Record<Namespace, readonly [name: string, symbol: string, decimals: number]>> = {
  eip155: ['Ether', 'ETH', 18],
  solana: ['Solana', 'SOL', 9],
  polkadot: ['Polkadot', 'DOT', 10],
  bip122: ['Bitcoin', 'BTC', 8],
  cosmos: ['Cosmos', 'ATOM', 6],
}

/** Fills in the defaults of a network. The caller's object is not changed. */
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
    nativeCurrency: input.nativeCurrency ?? getNativeCurrency(chainNamespace),
    ...(assets !== undefined && { assets }),
  }
}

function getNativeCurrency(namespace: Namespace): NativeCurrency {
  const [name, symbol, decimals] = NATIVE_CURRENCIES[namespace] ?? NATIVE_CURRENCIES.eip155
  return { name, symbol, decimals }
}
