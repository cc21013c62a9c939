/**
 * Initial values of a swap: token symbols or addresses, and the amount of the first token as decimal text. Source:
 * spec R-MODAL-05.
 */
export type SwapPreselection = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

/** `source` is the token the user pays, `target` the token the user receives. */
export type SwapSide = 'source' | 'target'
