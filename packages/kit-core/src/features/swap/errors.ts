import { KitError } from '../../base/errors/kit-error.js'

/** No account is connected whose tokens could be swapped. */
export class SwapAddressMissingError extends KitError {
  override readonly name = 'SwapAddressMissingError'
  constructor() {
    super('No address found to swap the tokens from.', { code: 'swap/address-missing' })
  }
}

/** The token list, the balances or the gas price could not be fetched. Shown, not thrown. */
export class SwapInitializeError extends KitError {
  override readonly name = 'SwapInitializeError'
  constructor(cause?: unknown) {
    super('Couldn’t start the swap', { code: 'swap/initialize', cause })
  }
}

/** The price of the native token could not be fetched. Shown as a toast, not thrown. */
export class SwapNetworkPriceError extends KitError {
  override readonly name = 'SwapNetworkPriceError'
  constructor(cause?: unknown) {
    super('Couldn’t get the price of the network’s coin', { code: 'swap/network-price', cause })
  }
}

/** The allowance of the swap service could not be fetched. */
export class SwapAllowanceError extends KitError {
  override readonly name = 'SwapAllowanceError'
  constructor(cause?: unknown) {
    super('Couldn’t check the allowance', { code: 'swap/allowance', cause })
  }
}

/** The approval could not be built. */
export class SwapApprovalError extends KitError {
  override readonly name = 'SwapApprovalError'
  constructor(cause?: unknown) {
    super('Couldn’t prepare the approval', { code: 'swap/build-approval', cause })
  }
}

/** The swap could not be built. */
export class SwapBuildError extends KitError {
  override readonly name = 'SwapBuildError'
  constructor(cause?: unknown) {
    super('Couldn’t prepare the swap', { code: 'swap/build', cause })
  }
}

/** The service's transaction or decimals do not match the requested swap, so the wallet is not prompted. */
export class SwapTransactionMismatchError extends KitError {
  override readonly name = 'SwapTransactionMismatchError'
  constructor(readonly part: SwapPart) {
    super(`The transaction isn’t the one you asked for: ${part}`, { code: 'swap/untrusted' })
  }
}

/** Part of a built transaction that can be wrong. */
export type SwapPart = 'from' | 'to' | 'amount' | 'data' | 'spender' | 'decimals'

/** The wallet did not send the transaction; `cause` is the wallet's error, if any. */
export class SwapTransactionError extends KitError {
  override readonly name = 'SwapTransactionError'
  /** False when the wallet cannot send such a transaction at all. */
  readonly canRetry: boolean
  constructor(cause?: unknown, canRetry = true) {
    const advice = canRetry ? ' Try again.' : ''
    super(`Couldn’t send the transaction.${advice}`, { code: 'swap/transaction', cause })
    this.canRetry = canRetry
  }
}

/** The swap or approval was sent and failed on chain. */
export class SwapFailedError extends KitError {
  override readonly name = 'SwapFailedError'
  constructor(readonly hash: string) {
    super('Transaction failed', { code: 'swap/failed' })
  }
}

/** The account has too little of the native token for the fee. */
export class SwapGasError extends KitError {
  override readonly name = 'SwapGasError'
  constructor(readonly symbol: string) {
    super(`Not enough ${symbol} for the network fee`, { code: 'swap/insufficient-gas' })
  }
}
