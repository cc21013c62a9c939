import { KitError } from '@bowline/kit-core'

/** The blockhash of a transaction expired before the transaction reached the chain. Nothing was sent. */
export class TransactionExpiredError extends KitError {
  override readonly name = 'TransactionExpiredError'
  constructor(cause?: unknown) {
    super('The transaction expired before it was sent. Please try again.', {
      code: 'solana/transaction-expired',
      cause,
    })
  }
}

/** Whether a message of a node or a wallet means that a blockhash has expired. */
export function isExpiryWording(text: string): boolean {
  return /blockhash\s*not\s*found|block height exceeded|blockhash (has )?expired/i.test(text)
}

/**
 * The recipient has no account yet, and the amount is below the minimum of a new account. `amount` is that minimum in SOL.
 */
export class ReceiverMinimumError extends KitError {
  override readonly name = 'ReceiverMinimumError'
  readonly isFinal = true
  constructor(readonly amount: string) {
    super(`An address that holds no SOL yet needs at least ${amount} SOL`, { code: 'solana/receiver-minimum' })
  }
}

/** The sender would keep some SOL, but less than an account must hold. `amount` is that minimum in SOL. */
export class SenderMinimumError extends KitError {
  override readonly name = 'SenderMinimumError'
  readonly isFinal = true
  constructor(readonly amount: string) {
    super(`At least ${amount} SOL must stay in the account, or nothing`, { code: 'solana/sender-minimum' })
  }
}

/** The given recipient is not the Solana address of a user. */
export class InvalidReceiverError extends KitError {
  override readonly name = 'InvalidReceiverError'
  readonly isFinal = true
  constructor(readonly receiver: string) {
    super('Invalid address', { code: 'solana/invalid-receiver' })
  }
}
