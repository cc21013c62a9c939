import { KitError } from '../../base/errors/kit-error.js'

/** The active wallet is not the embedded wallet, which alone can register a name. */
export class NameAccountMissingError extends KitError {
  override readonly name = 'NameAccountMissingError'
  constructor() {
    super('Address or auth connector not found', { code: 'names/account-missing' })
  }
}

/** A name with fewer than 4 characters. */
export class NameTooShortError extends KitError {
  override readonly name = 'NameTooShortError'
  constructor() {
    super('Use at least 4 characters', { code: 'names/too-short' })
  }
}

/** A name with an invalid character. */
export class NameCharactersError extends KitError {
  override readonly name = 'NameCharactersError'
  constructor() {
    super('Use letters, numbers and hyphens only', { code: 'names/characters' })
  }
}

/** The chain id cannot be encoded as an ENSIP-11 coin type. */
export class InvalidChainIdError extends KitError {
  override readonly name = 'InvalidChainIdError'
  constructor(readonly chainId: string | number) {
    super('Invalid chainId', { code: 'names/invalid-chain-id' })
  }
}

/** Another name is being registered. */
export class NamePendingError extends KitError {
  override readonly name = 'NamePendingError'
  constructor() {
    super('Another name is being registered', { code: 'names/pending' })
  }
}

/** The name service rejected a lookup or a registration and gave a reason, which is the message. */
export class NameRejectedError extends KitError {
  override readonly name = 'NameRejectedError'
  constructor(reason: string, cause?: unknown) {
    super(reason || 'The name service refused', { code: 'names/rejected', cause })
  }
}

/** A request to the name service failed without a reason from the service; the message names the request. */
export class NameServiceError extends KitError {
  override readonly name = 'NameServiceError'
  constructor(message: string, cause?: unknown) {
    super(message || 'The name service failed', { code: 'names/service', cause })
  }
}
