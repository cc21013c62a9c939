import type { TransactionInfo } from '../approval/evm/transaction-info.js'
import type { LeavingAmount } from './simulate-calls.js'
import type { FeeToken } from './token-fee.js'

/** What a node reports about an operation's calls, in their order. Only texts and warnings depend on it. */
export type OperationInfo = {
  readonly calls: readonly Pick<TransactionInfo, 'hasCode' | 'token'>[]
  /** What leaves the account by a simulation. */
  readonly leaving?: readonly LeavingAmount[] | undefined
  /** The paymaster service that was asked. */
  readonly sponsor?: {
    readonly host: string
    /** Why it does not pay. */
    readonly refusal?: string | undefined
  }
  /** Tokens that the paymaster could take before. */
  readonly feeTokens?: readonly FeeToken[] | undefined
  /** What a unit of gas costs now at most, in wei. */
  readonly usualFeePerGas: bigint
  /** Whether an earlier operation without an outcome has the same nonce, so that only one of both can happen. */
  readonly replacesUnsettled: boolean
}
