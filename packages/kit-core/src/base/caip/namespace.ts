/**
 * The chain families by namespace. An adapter of another family adds its namespace:
 * `declare module '@bowline/kit-core' { interface ChainFamilies { tezos: true } }`.
 */
export interface ChainFamilies {
  eip155: true
  solana: true
  polkadot: true
  bip122: true
  cosmos: true
}

/** A chain family: the first part of a CAIP-2 id. */
export type Namespace = keyof ChainFamilies

/** The chain families that the kit describes itself, in display order. `getNamespaces` also returns those of adapters. */
export const NAMESPACES = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const

/** CAIP-2: `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** CAIP-10: `eip155:1:0x…`. */
export type CaipAddress = `${Namespace}:${string}:${string}`
