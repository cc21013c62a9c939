import { KitError } from '../errors/kit-error.js'

/**
 * Thrown for a text that does not convert exactly to base units: not a plain number, or more decimals than the token.
 */
export class InvalidAmountError extends KitError {
  override readonly name = 'InvalidAmountError'
  constructor(readonly amount: string) {
    super('Invalid amount', { code: 'amount/invalid' })
  }
}
