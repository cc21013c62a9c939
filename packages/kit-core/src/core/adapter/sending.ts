/** Adapter contract: transactions, tokens, batches and contract calls to send. */
import type { Network } from '../../base/networks/network.js'
import type { AccountParams } from './connecting.js'

/** A transfer or call. `value` is in base units. */
export type SendTransactionParams = AccountParams & {
  to: string
  value?: bigint | undefined
  data?: string | undefined
  /** Gas limit. The wallet chooses it when absent, and always chooses the gas price. */
  gas?: bigint | undefined
  network: Network
}

/** A transfer of a token. `value` is in its base units. */
export type SendTokenParams = Omit<SendTransactionParams, 'data' | 'value'> & {
  tokenAddress: string
  value: bigint
  /** Decimals that `value` was computed with. The transfer is rejected when the chain reports others. */
  decimals?: number | undefined
  /**
   * True when a payment request set `value`: an amount that a scaled token cannot represent is rounded up, else down.
   */
  isMinimum?: boolean | undefined
}

/** Calls to run as one batch, where the wallet supports it. */
export type SendCallsParams = AccountParams & {
  calls: readonly { to: string; value?: bigint | undefined; data?: string | undefined }[]
  network: Network
  capabilities?: Readonly<Record<string, unknown>> | undefined
  /** True: the wallet carries out all calls or none, or rejects the request. */
  isAtomicRequired?: boolean | undefined
}

/** A transaction of a batch of calls that is in a block. */
export type CallsReceipt = {
  hash?: string | undefined
  /** Undefined when the wallet does not report it. */
  status?: 'confirmed' | 'failed' | undefined
  block?: bigint | undefined
}

/** Status of a batch of calls, as its wallet reports it. */
export type CallsStatus = {
  /** `partial`: some calls were executed and some were not. */
  status: 'pending' | 'confirmed' | 'failed' | 'partial'
  /** Whether the wallet carries out all calls or none. Undefined when it does not say. */
  isAtomic?: boolean | undefined
  receipts: readonly CallsReceipt[]
}

/** A contract call. ABI and arguments are in the chain library's form. */
export type WriteContractParams = AccountParams & {
  contractAddress: string
  abi: readonly unknown[]
  functionName: string
  args: readonly unknown[]
  value?: bigint | undefined
  network: Network
}

/** A sent transaction. */
export type SendResult = {
  hash: string
  /** True when no node has confirmed that it received the transaction. It may have been sent. */
  isUncertain?: boolean | undefined
}
