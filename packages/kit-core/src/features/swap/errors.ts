import { KitError } from '../../base/errors/kit-error.js'

/** Nobody is connected whose tokens could be swapped. */
export class SwapAddressMissingError extends KitError {
  override readonly name = 'SwapAddressMissingError'
  constructor() {
    super('No address found to swap the tokens from.', { code: 'swap/address-missing' })
  }
}

/** The tokens, the balances or the price of gas could not be read. */
export class SwapInitializeError extends KitError {
  override readonly name = 'SwapInitializeError'
  constructor(cause?: unknown) {
    super('Couldn’t start the swap', { code: 'swap/initialize', cause })
  }
}

/** What the network's coin is worth is not known. */
export class SwapNetworkPriceError extends KitError {
  override readonly name = 'SwapNetworkPriceError'
  constructor(cause?: unknown) {
    super('Couldn’t get the price of the network’s coin', { code: 'swap/network-price', cause })
  }
}

/** What the swap service may take is not known. */
export class SwapAllowanceError extends KitError {
  override readonly name = 'SwapAllowanceError'
  constructor(cause?: unknown) {
    super('Couldn’t check the allowance', { code: 'swap/allowance', cause })
  }
}

/** There is no approval that could be signed. */
export class SwapApprovalError extends KitError {
  override readonly name = 'SwapApprovalError'
  constructor(cause?: unknown) {
    super('Couldn’t prepare the approval', { code: 'swap/build-approval', cause })
  }
}

/** There is no swap that could be signed. */
export class SwapBuildError extends KitError {
  override readonly name = 'SwapBuildError'
  constructor(cause?: unknown) {
    super('Couldn’t prepare the swap', { code: 'swap/build', cause })
  }
}

/** What was built is not what was asked for, and is not signed. */
export class SwapTransactionMismatchError extends KitError {
  override readonly name = 'SwapTransactionMismatchError'
  constructor(readonly part: SwapPart) {
    super(`The transaction isn’t the one you asked for: ${part}`, { code: 'swap/untrusted' })
  }
}

/** What of a built transaction can be wrong. */
export type SwapPart = 'from' | 'to' | 'amount' | 'data' | 'spender' | 'decimals'

/** The wallet did not send it; `cause` says why, where the wallet does. */
export class SwapTransactionError extends KitError {
  override readonly name = 'SwapTransactionError'
  /** False where the wallet cannot send such a transaction at all. */
  readonly canRetry: boolean
  constructor(cause?: unknown, canRetry = true) {
    const advice = canRetry ? ' Try again.' : ''
    super(`Couldn’t send the transaction.${advice}`, { code: 'swap/transaction', cause })
    this.canRetry = canRetry
  }
}

/** It was sent, and the network did not carry it out. */
export class SwapFailedError extends KitError {
  override readonly name = 'SwapFailedError'
  constructor(readonly hash: string) {
    super('Transaction failed', { code: 'swap/failed' })
  }
}

/** The account has too little of the network's coin for the fee. */
export class SwapGasError extends KitError {
  override readonly name = 'SwapGasError'
  constructor(readonly symbol: string) {
    super(`Not enough ${symbol} for the network fee`, { code: 'swap/insufficient-gas' })
  }
}
