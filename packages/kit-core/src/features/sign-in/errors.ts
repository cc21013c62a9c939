import { KitError } from '../../base/errors/kit-error.js'

/** Sign-in was asked for and the options have none. */
export class SignInNotEnabledError extends KitError {
  override readonly name = 'SignInNotEnabledError'
  constructor() {
    super('SIWX is not enabled', { code: 'sign-in/not-enabled' })
  }
}

/** Sign-in was asked for without a connected account. */
export class SignInAddressMissingError extends KitError {
  override readonly name = 'SignInAddressMissingError'
  constructor() {
    super('No ActiveCaipAddress found', { code: 'sign-in/address-missing' })
  }
}

/** Sign-in was asked for on a network that the app does not list. */
export class SignInNetworkMissingError extends KitError {
  override readonly name = 'SignInNetworkMissingError'
  constructor() {
    super('No ActiveCaipNetwork or client found', { code: 'sign-in/network-missing' })
  }
}

/** Whether the visitor is signed in could not be found out; it is tried again, and the wallet stays connected. */
export class SignInCheckError extends KitError {
  override readonly name = 'SignInCheckError'
  constructor(cause?: unknown) {
    super('A problem occurred while trying initialize authentication', { code: 'sign-in/check-failed', cause })
  }
}

/** The visitor declined in the wallet. */
export class SignatureDeclinedError extends KitError {
  override readonly name = 'SignatureDeclinedError'
  constructor(cause?: unknown) {
    super('Signature declined', { code: 'sign-in/declined', cause })
  }
}

/** The wallet was asked to sign and failed; `cause` holds its own words. */
export class SignatureFailedError extends KitError {
  override readonly name = 'SignatureFailedError'
  constructor(cause?: unknown) {
    super('The wallet couldn’t sign. Open it and try again, or use another wallet.', { code: 'sign-in/wallet', cause })
  }
}

/** The app did not take the signature; `cause` says why, as far as that is known. */
export class SignatureNotAcceptedError extends KitError {
  override readonly name = 'SignatureNotAcceptedError'
  constructor(cause?: unknown) {
    super('The app didn’t accept the signature. Try again, or use another account or wallet.', {
      code: 'sign-in/not-accepted',
      cause,
    })
  }
}

/** The message was over, or not valid yet, by the clock of whoever checked it. */
export class SignInClockError extends KitError {
  override readonly name = 'SignInClockError'
  constructor(cause?: unknown) {
    super(
      'The sign-in message has expired or is not valid yet. Check the date and time of this device, then try again.',
      { code: 'sign-in/clock', cause },
    )
  }
}

/** The app did not accept the signature of a smart account, which not every app can check. */
export class SmartAccountSignatureError extends KitError {
  override readonly name = 'SmartAccountSignatureError'
  constructor(cause?: unknown) {
    super('This application might not support Smart Accounts', { code: 'sign-in/smart-account', cause })
  }
}

/** A session was not kept, since its signature is not the account's or its message is not the one that was asked for. */
export class InvalidSignatureError extends KitError {
  override readonly name = 'InvalidSignatureError'
  constructor(cause?: unknown) {
    super('The signature is not valid', { code: 'sign-in/invalid-signature', cause })
  }
}

/** Parts of a sign-in message that can be wrong. `format`: the text is none. */
export type SignInMessagePart =
  | 'format'
  | 'domain'
  | 'uri'
  | 'version'
  | 'chainId'
  | 'accountAddress'
  | 'nonce'
  | 'statement'
  | 'resources'
  | 'requestId'
  | 'issuedAt'
  | 'expirationTime'
  | 'notBefore'

/** A sign-in message breaks a rule, or is another one than was asked for. */
export class InvalidSignInMessageError extends KitError {
  override readonly name = 'InvalidSignInMessageError'
  constructor(readonly part: SignInMessagePart) {
    super(`The sign-in message is not valid: ${part}`, { code: 'sign-in/invalid-message' })
  }
}

/** The app's sign-in server, or a node that a signature is checked with, cannot be reached, failed, or did not answer as agreed. */
export class SignInServerError extends KitError {
  override readonly name = 'SignInServerError'
  constructor(
    /** Of the answer; undefined when there was none. */
    readonly status: number | undefined,
    cause?: unknown,
  ) {
    super('Couldn’t reach the sign-in server, or its answer was invalid. Try again in a moment.', {
      code: 'sign-in/server',
      cause,
    })
  }
}
