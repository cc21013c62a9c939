/**
 * Callbacks that a flow, such as Send or Swap, puts on the transaction stack for its wallet request. At most one of them runs,
 * when `transaction-stack.ts` pops the entry; `onCancel` when the user leaves the approval view.
 */
export type TransactionEntry = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}
