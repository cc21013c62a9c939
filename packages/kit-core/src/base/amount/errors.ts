import { KitError } from '../errors/kit-error.js'

/** A text is not an exact amount of the token. */
export class InvalidAmountError extends KitError {
  override readonly name = 'InvalidAmountError'
  constructor(readonly amount: string) {
    super('Invalid amount', { code: 'amount/invalid' })
  }
}
