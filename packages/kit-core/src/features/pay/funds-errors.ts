import { KitError } from '../../base/errors/kit-error.js'

/** The account's balance is less than the amount of the payment; `symbol` names the token. */
export class PaymentFundsError extends KitError {
  override readonly name = 'PaymentFundsError'
  constructor(readonly symbol: string) {
    super(`Not enough ${symbol} in this account`, { code: 'pay/insufficient-funds' })
  }
}

/** The account has too little of the native token, named by `symbol`, for the fee of the payment. */
export class PaymentGasError extends KitError {
  override readonly name = 'PaymentGasError'
  constructor(readonly symbol: string) {
    super(`Not enough ${symbol} for the network fee`, { code: 'pay/insufficient-gas' })
  }
}
