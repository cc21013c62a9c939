import { KitError } from '@bowline/kit-core'

/** The blockhash of a transaction went out of date before the transaction reached the chain. Nothing was sent. */
export class TransactionExpiredError extends KitError {
  override readonly name = 'TransactionExpiredError'
  constructor(cause?: unknown) {
    super('The transaction expired before it was sent. Please try again.', {
      code: 'solana/transaction-expired',
      cause,
    })
  }
}

/** Whether words of a node or a wallet say that a blockhash is out of date. */
export function isExpiryWording(text: string): boolean {
  return /blockhash\s*not\s*found|block height exceeded|blockhash (has )?expired/i.test(text)
}

/** The receiver's address holds nothing yet, and gets less than the chain lets an account hold. `amount` in SOL. */
export class ReceiverMinimumError extends KitError {
  override readonly name = 'ReceiverMinimumError'
  readonly isFinal = true
  constructor(readonly amount: string) {
    super(`An address that holds no SOL yet needs at least ${amount} SOL`, { code: 'solana/receiver-minimum' })
  }
}

/** The sender would keep some SOL, and less than the chain lets an account hold. `amount` in SOL. */
export class SenderMinimumError extends KitError {
  override readonly name = 'SenderMinimumError'
  readonly isFinal = true
  constructor(readonly amount: string) {
    super(`At least ${amount} SOL must stay in the account, or nothing`, { code: 'solana/sender-minimum' })
  }
}

/** What was given as a receiver is no address of a person on Solana. */
export class InvalidReceiverError extends KitError {
  override readonly name = 'InvalidReceiverError'
  readonly isFinal = true
  constructor(readonly receiver: string) {
    super('Invalid address', { code: 'solana/invalid-receiver' })
  }
}
