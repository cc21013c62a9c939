import { KitError } from '../../base/errors/kit-error.js'

/** A name needs the address of an embedded wallet, and there is none. */
export class NameAccountMissingError extends KitError {
  override readonly name = 'NameAccountMissingError'
  constructor() {
    super('Address or auth connector not found', { code: 'names/account-missing' })
  }
}

/** A name that has too few characters. */
export class NameTooShortError extends KitError {
  override readonly name = 'NameTooShortError'
  constructor() {
    super('Use at least 4 characters', { code: 'names/too-short' })
  }
}

/** A name with a character that names do not have. */
export class NameCharactersError extends KitError {
  override readonly name = 'NameCharactersError'
  constructor() {
    super('Use letters, numbers and hyphens only', { code: 'names/characters' })
  }
}

/** The chain's id is too large for a coin type. */
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

/** The name service did not do what was asked, and said why: its reason is the message. */
export class NameRefusedError extends KitError {
  override readonly name = 'NameRefusedError'
  constructor(reason: string, cause?: unknown) {
    super(reason || 'The name service refused', { code: 'names/refused', cause })
  }
}

/** The name service could not be asked, or gave no reason; the message says what was asked. */
export class NameServiceError extends KitError {
  override readonly name = 'NameServiceError'
  constructor(message: string, cause?: unknown) {
    super(message || 'The name service failed', { code: 'names/service', cause })
  }
}
