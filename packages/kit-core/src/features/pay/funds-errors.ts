import { KitError } from '../../base/errors/kit-error.js'

/** The account has less than is to be paid; `symbol` names of what. */
export class PaymentFundsError extends KitError {
  override readonly name = 'PaymentFundsError'
  constructor(readonly symbol: string) {
    super(`Not enough ${symbol} in this account`, { code: 'pay/insufficient-funds' })
  }
}

/** The account has too little of the network's coin, which `symbol` names, for the fee of the payment. */
export class PaymentGasError extends KitError {
  override readonly name = 'PaymentGasError'
  constructor(readonly symbol: string) {
    super(`Not enough ${symbol} for the network fee`, { code: 'pay/insufficient-gas' })
  }
}
