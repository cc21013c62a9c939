/** What a node reports about a transaction under review. It may be wrong or missing; only texts and warnings depend on it. */
export type TransactionInfo = {
  /** Whether the recipient has code. */
  readonly hasCode: boolean | undefined
  /** Symbol and decimals of the recipient contract, when it is a token. */
  readonly token: { readonly symbol: string; readonly decimals: number } | undefined
  readonly gasEstimate: bigint | undefined
  readonly maxFeeEstimate: bigint | undefined
}

/** All values unknown, for tests. */
export const NO_TRANSACTION_INFO: TransactionInfo = {
  hasCode: undefined,
  token: undefined,
  gasEstimate: undefined,
  maxFeeEstimate: undefined,
}
