import { KitError } from '../../base/errors/kit-error.js'

/** Thrown when pairing is requested and its package is not installed. */
export class PairingUnavailableError extends KitError {
  override readonly name = 'PairingUnavailableError'
  constructor(cause?: unknown) {
    super(
      'Pairing needs the package @walletconnect/sign-client. Install its version 2.21.8, or set `enablePairing: false`.',
      { code: 'pairing/unavailable', cause },
    )
  }
}

/** Thrown when the EthereumProvider that an adapter brings for pairing could not be created or has another shape. */
export class HostProviderError extends KitError {
  override readonly name = 'HostProviderError'
  constructor(cause?: unknown) {
    super(
      'The app’s own WalletConnect provider cannot be used. Expected an EthereumProvider of @walletconnect/ethereum-provider, version 2 from 2.21.1.',
      { code: 'pairing/host-provider', cause },
    )
  }
}

/** Thrown when the client creates a pairing URI that is invalid or expired. */
export class PairingUriError extends KitError {
  override readonly name = 'PairingUriError'
  constructor() {
    super('Invalid pairing URI', { code: 'pairing/invalid-uri' })
  }
}

/** Thrown when no wallet approves the pairing in time. */
export class PairingExpiredError extends KitError {
  override readonly name = 'PairingExpiredError'
  constructor(cause?: unknown) {
    super('The connection request expired. Try again.', { code: 'pairing/expired', cause })
  }
}

/** Thrown when the wallet approves nothing that this app uses. */
export class PairingEmptyError extends KitError {
  override readonly name = 'PairingEmptyError'
  constructor() {
    super('The wallet didn’t share an account on this app’s networks', { code: 'pairing/empty' })
  }
}

/** Shown when a wallet could not be paired for a reason the user cannot act on. The reason is the `cause`. */
export class PairingFailedError extends KitError {
  override readonly name = 'PairingFailedError'
  constructor(cause?: unknown) {
    super('Couldn’t connect the wallet. Try again.', { code: 'pairing/failed', cause })
  }
}

/** Thrown when the relay cannot be reached in time, or rejects the app. */
export class RelayUnavailableError extends KitError {
  override readonly name = 'RelayUnavailableError'
  constructor(cause?: unknown) {
    super('Couldn’t reach the relay. Check your connection and try again.', {
      code: 'pairing/relay-unavailable',
      cause,
    })
  }
}

/** Thrown when a paired wallet does not respond in time. The wallet may still execute the request. */
export class PairedRequestExpiredError extends KitError {
  override readonly name = 'PairedRequestExpiredError'
  constructor(cause?: unknown) {
    super('The wallet didn’t respond in time. Check it before you try again: the request may still go through.', {
      code: 'pairing/request-expired',
      cause,
    })
  }
}
