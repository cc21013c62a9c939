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
