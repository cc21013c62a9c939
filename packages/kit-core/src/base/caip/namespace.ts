/** The chain families the kit supports, in display order. */
export const NAMESPACES = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const

/** A chain family: the first part of a CAIP-2 id. */
export type Namespace = (typeof NAMESPACES)[number]

/** CAIP-2: `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** CAIP-10: `eip155:1:0x…`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

/** Display names of the chain families. */
export const NAMESPACE_NAMES: Readonly<Record<Namespace, string>> = {
  eip155: 'EVM networks',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/** Whether a text is the namespace of a chain family. */
export function isNamespace(text: string | undefined): text is Namespace {
  return NAMESPACES.some((namespace) => namespace === text)
}
