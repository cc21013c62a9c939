/** What a node says about a transaction; it may be wrong or missing, and nothing but words depends on it. */
export type TransactionFacts = {
  /** Whether there is code at the receiver. */
  readonly hasCode: boolean | undefined
  /** Of the contract that is called, where it says it is a token. */
  readonly token: { readonly symbol: string; readonly decimals: number } | undefined
  readonly gasEstimate: bigint | undefined
  readonly maxFeeEstimate: bigint | undefined
}

/** Nothing is known. */
export const NO_FACTS: TransactionFacts = {
  hasCode: undefined,
  token: undefined,
  gasEstimate: undefined,
  maxFeeEstimate: undefined,
}
