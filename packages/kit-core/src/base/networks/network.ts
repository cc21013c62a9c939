import type { CaipNetworkId, Namespace } from '../caip/namespace.js'

/** A network as an app gives it: any viem chain fits, and so does a network of another family with its namespace. */
export type NetworkInput = {
  readonly id: number | string
  readonly name: string
  /** Short machine name; the lower-cased name when absent. */
  readonly network?: string | undefined
  /** The coin of its family when absent. */
  readonly nativeCurrency?: NativeCurrency | undefined
  readonly rpcUrls: { readonly default: RpcEndpoint } & { readonly [key: string]: RpcEndpoint }
  readonly blockExplorers?:
    | ({ readonly default: BlockExplorer } & { readonly [key: string]: BlockExplorer })
    | undefined
  readonly testnet?: boolean | undefined
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  /** `eip155` when absent. */
  readonly chainNamespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly deprecatedCaipNetworkId?: string | undefined
  /** When a transaction in a block is taken for final. */
  readonly finality?: Finality | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/**
 * When a block is taken for final: once the chain is so many blocks long from it on, itself included, or says so with this
 * word of its nodes.
 */
export type Finality = number | 'safe' | 'finalized'

/** The coin of a network. */
export type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** Addresses a chain can be asked at. */
export type RpcEndpoint = { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }

/** Where a person looks up an address or a transaction. */
export type BlockExplorer = { readonly name: string; readonly url: string }

/** A network as the kit uses it: the given one, completed. */
export type Network = NetworkInput & {
  readonly network: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: NativeCurrency
}
