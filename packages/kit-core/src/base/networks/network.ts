import type { CaipNetworkId, Namespace } from '../caip/namespace.js'

/** A network as an app configures it: any viem chain, or a network of another family with its `chainNamespace`. */
export type NetworkInput = {
  readonly id: number | string
  readonly name: string
  /** Short machine name. Defaults to the lower-cased `name`. */
  readonly network?: string | undefined
  /** Defaults to the native token of the network's family. */
  readonly nativeCurrency?: NativeCurrency | undefined
  readonly rpcUrls: { readonly default: RpcEndpoint } & { readonly [key: string]: RpcEndpoint }
  readonly blockExplorers?:
    | ({ readonly default: BlockExplorer } & { readonly [key: string]: BlockExplorer })
    | undefined
  readonly testnet?: boolean | undefined
  readonly contracts?: Readonly<Record<string, unknown>> | undefined
  /** Defaults to `eip155`. */
  readonly chainNamespace?: Namespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly deprecatedCaipNetworkId?: string | undefined
  /** When a mined transaction counts as final. */
  readonly finality?: Finality | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/**
 * When a block counts as final: after this many blocks, counting the block itself, or when the nodes report it under this
 * block tag.
 */
export type Finality = number | 'safe' | 'finalized'

/** The native token of a network. */
export type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** URLs of a network's nodes. */
export type RpcEndpoint = { readonly http: readonly string[]; readonly webSocket?: readonly string[] | undefined }

/** Site where a user looks up an address or a transaction. */
export type BlockExplorer = { readonly name: string; readonly url: string }

/** A network as the kit uses it: the configured network with all defaults filled in. */
export type Network = NetworkInput & {
  readonly network: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: NativeCurrency
}
