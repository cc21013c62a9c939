/** A network of this frame, by the project's configuration; nothing of it comes from the page. */
export type FrameNetwork = {
  readonly caipNetworkId: string
  readonly name: string
  readonly rpcUrl: string
  readonly coin: { readonly symbol: string; readonly decimals: number }
}

/** The number of an EVM network; undefined for any other. */
export function evmChainIdOf(caipNetworkId: string): number | undefined {
  const [, reference] = /^eip155:([1-9]\d{0,15})$/.exec(caipNetworkId) ?? []
  return reference === undefined ? undefined : Number(reference)
}
