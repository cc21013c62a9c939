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

/** What was given as a receiver is no address of a person on Solana. */
export class InvalidReceiverError extends KitError {
  override readonly name = 'InvalidReceiverError'
  constructor(readonly receiver: string) {
    super('Invalid address', { code: 'solana/invalid-receiver' })
  }
}
