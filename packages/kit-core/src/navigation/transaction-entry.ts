/** Callbacks of a flow for its request. */
export type TransactionEntry = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}
