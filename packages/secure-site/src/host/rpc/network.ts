/** A paymaster service (ERC-7677). `context` goes to it with each request. */
export type PaymasterService = {
  readonly url: string
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

/** A network of this frame, from the project's configuration and never from the page. */
export type FrameNetwork = {
  readonly caipNetworkId: string
  readonly name: string
  readonly rpcUrl: string
  /** A bundler for user operations. Only networks with one have smart accounts. */
  readonly bundlerUrl?: string
  /** Pays for user operations on this network. */
  readonly paymaster?: PaymasterService
  readonly coin: { readonly symbol: string; readonly decimals: number }
}

/** Chain id of an EVM network. Undefined for any other network. */
export function getEvmChainId(caipNetworkId: string): number | undefined {
  const [, reference] = /^eip155:([1-9]\d{0,15})$/.exec(caipNetworkId) ?? []
  return reference === undefined ? undefined : Number(reference)
}
