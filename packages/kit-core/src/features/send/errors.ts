import { KitError } from '../../base/errors/kit-error.js'

/** The active namespace or its adapter does not support sending. */
export class SendUnsupportedError extends KitError {
  override readonly name = 'SendUnsupportedError'
  constructor() {
    super('Unsupported chain', { code: 'send/unsupported-chain' })
  }
}

/** The amount or the recipient is missing. A name that did not resolve counts as a missing recipient. */
export class SendIncompleteError extends KitError {
  override readonly name = 'SendIncompleteError'
  constructor() {
    super('An amount and receiver address are required', { code: 'send/incomplete' })
  }
}

/** No token is selected, or it is on another network than the active one. */
export class SendTokenMissingError extends KitError {
  override readonly name = 'SendTokenMissingError'
  constructor() {
    super('A token is required', { code: 'send/token-missing' })
  }
}

/** The network has no token contract at this address, so a transfer would move nothing. */
export class TokenNotFoundError extends KitError {
  override readonly name = 'TokenNotFoundError'
  constructor(readonly tokenAddress: string) {
    super('There is no token at this address', { code: 'send/token-not-found' })
  }
}

/** The account holds less of the token than the transfer needs, or too little of the native token for a fee that has risen. */
export class InsufficientFundsError extends KitError {
  override readonly name = 'InsufficientFundsError'
  constructor() {
    super('Insufficient balance', { code: 'send/insufficient-funds' })
  }
}

/** The recipient is invalid, cannot receive this token, or is a link that also sets a token or an amount. */
export class SendRecipientError extends KitError {
  override readonly name = 'SendRecipientError'
  constructor() {
    super('Invalid address', { code: 'send/invalid-recipient' })
  }
}

/** The recipient looks like a known address but differs from it, and the user has not compared the two. */
export class SendLookalikeError extends KitError {
  override readonly name = 'SendLookalikeError'
  constructor(
    /** The known address. */
    readonly lookalike: string,
  ) {
    super('The recipient looks like an address you know. Compare the two first.', { code: 'send/lookalike' })
  }
}

/** The recipient's name has an address on Ethereum only, and the user has not confirmed it for this network. */
export class SendAddressUnconfirmedError extends KitError {
  override readonly name = 'SendAddressUnconfirmedError'
  constructor() {
    super('This name has an address on Ethereum only. Confirm it first.', { code: 'send/elsewhere' })
  }
}

/** Another network has a contract at the recipient's address and this network has none. The user has not confirmed it. */
export class SendContractUnconfirmedError extends KitError {
  override readonly name = 'SendContractUnconfirmedError'
  constructor(readonly networkName: string) {
    super(`This address is a contract on ${networkName} only. Confirm it first.`, {
      code: 'send/contract-elsewhere',
    })
  }
}

/** The fee shown in the form is higher than the amount, and the user has not confirmed it. */
export class SendFeeError extends KitError {
  override readonly name = 'SendFeeError'
  constructor(
    /** Decimal text, in the native token. */
    readonly fee: string,
    readonly symbol: string,
  ) {
    super(`The network fee of ${fee} ${symbol} is more than the amount. Confirm it first.`, { code: 'send/high-fee' })
  }
}

/** The recipient's address belongs to another network. */
export class SendNetworkError extends KitError {
  override readonly name = 'SendNetworkError'
  constructor(readonly networkName: string) {
    super(`The recipient is on another network: ${networkName}`, { code: 'send/other-network' })
  }
}

/** The user rejected the transaction in the wallet. */
export class SendDeclinedError extends KitError {
  override readonly name = 'SendDeclinedError'
  constructor(cause?: unknown) {
    super('Transaction declined', { code: 'send/declined', cause })
  }
}

/** The wallet or the chain rejected the transaction, which was not sent; `cause` is the original error. */
export class SendFailedError extends KitError {
  override readonly name = 'SendFailedError'
  /** False when the same transfer would fail again. */
  readonly canRetry: boolean
  constructor(cause?: unknown, canRetry = true) {
    const advice = canRetry ? ' Try again.' : ''
    super(`Couldn’t send the transaction.${advice}`, { code: 'send/failed', cause })
    this.canRetry = canRetry
  }
}
