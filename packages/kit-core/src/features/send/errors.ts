import { KitError } from '../../base/errors/kit-error.js'

/** Nothing can be sent from here: the family has no sending, or its adapter lacks it. */
export class SendUnsupportedError extends KitError {
  override readonly name = 'SendUnsupportedError'
  constructor() {
    super('Unsupported chain', { code: 'send/unsupported-chain' })
  }
}

/** How much, or to whom, is not said; a name that is not resolved is nobody. */
export class SendIncompleteError extends KitError {
  override readonly name = 'SendIncompleteError'
  constructor() {
    super('An amount and receiver address are required', { code: 'send/incomplete' })
  }
}

/** What to send is not said. */
export class SendTokenMissingError extends KitError {
  override readonly name = 'SendTokenMissingError'
  constructor() {
    super('A token is required', { code: 'send/token-missing' })
  }
}

/** Nothing stands at the token's address on this network, so that a transfer would move nothing. */
export class TokenNotFoundError extends KitError {
  override readonly name = 'TokenNotFoundError'
  constructor(readonly tokenAddress: string) {
    super('There is no token at this address', { code: 'send/token-not-found' })
  }
}

/** The account has less of the token. */
export class InsufficientFundsError extends KitError {
  override readonly name = 'InsufficientFundsError'
  constructor() {
    super('Insufficient balance', { code: 'send/insufficient-funds' })
  }
}

/** Nothing can be sent to this receiver. */
export class SendReceiverError extends KitError {
  override readonly name = 'SendReceiverError'
  constructor() {
    super('Invalid address', { code: 'send/invalid-receiver' })
  }
}

/** The receiver looks like a known address and is another one, and nobody has compared the two. */
export class SendLookalikeError extends KitError {
  override readonly name = 'SendLookalikeError'
  constructor(
    /** The known one. */
    readonly lookalike: string,
  ) {
    super('The recipient looks like an address you know. Compare the two first.', { code: 'send/lookalike' })
  }
}

/** The receiver's name has an address on Ethereum alone, and nobody has said that it is meant here too. */
export class SendAddressUnconfirmedError extends KitError {
  override readonly name = 'SendAddressUnconfirmedError'
  constructor() {
    super('This name has an address on Ethereum only. Confirm it first.', { code: 'send/elsewhere' })
  }
}

/** Another network has a contract at the receiver's address, this one has none, and nobody has said that it is meant here. */
export class SendContractUnconfirmedError extends KitError {
  override readonly name = 'SendContractUnconfirmedError'
  constructor(readonly networkName: string) {
    super(`This address is a contract on ${networkName} only. Confirm it first.`, {
      code: 'send/find-contract-on-other-network',
    })
  }
}

/** The fee that the form shows is more than the amount, and the user has not confirmed it. */
export class SendFeeError extends KitError {
  override readonly name = 'SendFeeError'
  constructor(
    /** Decimal text of the network's coin. */
    readonly fee: string,
    readonly symbol: string,
  ) {
    super(`The network fee of ${fee} ${symbol} is more than the amount. Confirm it first.`, { code: 'send/high-fee' })
  }
}

/** The receiver is written as one of another network. */
export class SendNetworkError extends KitError {
  override readonly name = 'SendNetworkError'
  constructor(readonly networkName: string) {
    super(`The recipient is on another network: ${networkName}`, { code: 'send/other-network' })
  }
}

/** The visitor said no in the wallet. */
export class SendDeclinedError extends KitError {
  override readonly name = 'SendDeclinedError'
  constructor(cause?: unknown) {
    super('Transaction declined', { code: 'send/declined', cause })
  }
}

/** The wallet or the chain did not take the transaction; `cause` says why. */
export class SendFailedError extends KitError {
  override readonly name = 'SendFailedError'
  /** False where the same transfer would fail again. */
  readonly canRetry: boolean
  constructor(cause?: unknown, canRetry = true) {
    const advice = canRetry ? ' Try again.' : ''
    super(`Couldn’t send the transaction.${advice}`, { code: 'send/failed', cause })
    this.canRetry = canRetry
  }
}
