/** What a swap is opened with: symbols of the tokens, or their addresses, and how much of the first, as decimal text. Source: spec R-MODAL-05. */
export type SwapPreselection = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

/** What is given, or what is wanted. */
export type SwapSide = 'source' | 'target'
