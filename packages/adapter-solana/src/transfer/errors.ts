import { KitError } from '@bowline/kit-core'

/**
 * The recipient has no account yet, and the amount is below the minimum of a new account. `amount` is that minimum in SOL.
 */
export class RecipientMinimumError extends KitError {
  override readonly name = 'RecipientMinimumError'
  readonly isFinal = true
  constructor(readonly amount: string) {
    super(`An address that holds no SOL yet needs at least ${amount} SOL`, { code: 'solana/recipient-minimum' })
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
export class InvalidRecipientError extends KitError {
  override readonly name = 'InvalidRecipientError'
  readonly isFinal = true
  constructor(readonly recipient: string) {
    super('Invalid address', { code: 'solana/invalid-recipient' })
  }
}
