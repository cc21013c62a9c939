import type { TransactionInfo } from '../approval/evm/transaction-info.js'

/** What a node reports about an operation's calls, in their order. Only texts and warnings depend on it. */
export type OperationInfo = {
  readonly calls: readonly Pick<TransactionInfo, 'hasCode' | 'token'>[]
  /** Whether an earlier operation without an outcome has the same nonce, so that only one of both can happen. */
  readonly replacesUnsettled: boolean
}
