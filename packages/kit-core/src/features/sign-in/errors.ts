import { KitError } from '../../base/errors/kit-error.js'

/** The app's options have no sign-in, or the app switched it off. */
export class SignInNotEnabledError extends KitError {
  override readonly name = 'SignInNotEnabledError'
  constructor() {
    super('SIWX is not enabled', { code: 'sign-in/not-enabled' })
  }
}

/** No account is connected, which sign-in needs. */
export class SignInAddressMissingError extends KitError {
  override readonly name = 'SignInAddressMissingError'
  constructor() {
    super('No ActiveCaipAddress found', { code: 'sign-in/address-missing' })
  }
}

/** The account's network is not one of the app's, or no wallet is connected on it. */
export class SignInNetworkMissingError extends KitError {
  override readonly name = 'SignInNetworkMissingError'
  constructor() {
    super('No ActiveCaipNetwork or client found', { code: 'sign-in/network-missing' })
  }
}

/**
 * It is unknown whether the account has a sign-in session. Shown, not thrown. The check is retried; right after connecting, the
 * wallet is disconnected instead.
 */
export class SignInCheckError extends KitError {
  override readonly name = 'SignInCheckError'
  constructor(cause?: unknown) {
    super('A problem occurred while trying initialize authentication', { code: 'sign-in/check-failed', cause })
  }
}

/** The user rejected the signature in the wallet. */
export class SignatureDeclinedError extends KitError {
  override readonly name = 'SignatureDeclinedError'
  constructor(cause?: unknown) {
    super('Signature declined', { code: 'sign-in/declined', cause })
  }
}

/** The wallet failed to sign; `cause` is the wallet's error. */
export class SignatureFailedError extends KitError {
  override readonly name = 'SignatureFailedError'
  constructor(cause?: unknown) {
    super('The wallet couldn’t sign. Open it and try again, or use another wallet.', { code: 'sign-in/wallet', cause })
  }
}

/** The app rejected the signature; `cause` is the reason, if known. */
export class SignatureNotAcceptedError extends KitError {
  override readonly name = 'SignatureNotAcceptedError'
  constructor(cause?: unknown) {
    super('The app didn’t accept the signature. Try again, or use another account or wallet.', {
      code: 'sign-in/not-accepted',
      cause,
    })
  }
}

/** The message has expired or is not valid yet, according to the clock of the verifier. */
export class SignInClockError extends KitError {
  override readonly name = 'SignInClockError'
  constructor(cause?: unknown) {
    super(
      'The sign-in message has expired or is not valid yet. Check the date and time of this device, then try again.',
      { code: 'sign-in/clock', cause },
    )
  }
}

/** The app rejected a smart account's signature, perhaps because it cannot verify such signatures. */
export class SmartAccountSignatureError extends KitError {
  override readonly name = 'SmartAccountSignatureError'
  constructor(cause?: unknown) {
    super('This application might not support Smart Accounts', { code: 'sign-in/smart-account', cause })
  }
}

/** A session was not stored: its signature is not the account's, or its message differs from the requested one. */
export class InvalidSignatureError extends KitError {
  override readonly name = 'InvalidSignatureError'
  constructor(cause?: unknown) {
    super('The signature is not valid', { code: 'sign-in/invalid-signature', cause })
  }
}

/** Part of a sign-in message that can be wrong. `format`: the text is not a sign-in message. */
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

/** A sign-in message is malformed, not valid now, or not for the expected site, account, network or nonce. */
export class InvalidSignInMessageError extends KitError {
  override readonly name = 'InvalidSignInMessageError'
  constructor(readonly part: SignInMessagePart) {
    super(`The sign-in message is not valid: ${part}`, { code: 'sign-in/invalid-message' })
  }
}

/** The app's sign-in server, or a node that checks signatures, is unreachable, failed or sent an invalid response. */
export class SignInServerError extends KitError {
  override readonly name = 'SignInServerError'
  constructor(
    /** HTTP status of the response; undefined without a response. */
    readonly status: number | undefined,
    cause?: unknown,
  ) {
    super('Couldn’t reach the sign-in server, or its response was invalid. Try again in a moment.', {
      code: 'sign-in/server',
      cause,
    })
  }
}
