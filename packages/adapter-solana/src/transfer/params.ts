import type { Network, SendTransactionParams } from '@bowline/kit-core'

/** A transfer of an SPL token; `value` in its base units, `to` the receiver's own address. */
export type SendTokenParams = Omit<SendTransactionParams, 'data' | 'value'> & {
  /** Address of the token. */
  readonly mint: string
  readonly value: bigint
}

/** A transfer that is only thought of; of SOL where no token is named. */
export type EstimateTransferParams = {
  readonly address: string
  readonly to: string
  readonly value: bigint
  readonly mint?: string | undefined
  readonly network: Network
}

/** What a transfer costs beside what it moves, in lamports. */
export type TransferEstimate = {
  /** Signature and priority. */
  readonly fee: bigint
  /** Deposit of the token account that the receiver does not have yet; 0 where there is one. */
  readonly rent: bigint
}
