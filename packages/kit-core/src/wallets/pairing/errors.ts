import { KitError } from '../../base/errors/kit-error.js'

/** Pairing was asked for, and what it stands on is not installed. */
export class PairingUnavailableError extends KitError {
  override readonly name = 'PairingUnavailableError'
  constructor(cause?: unknown) {
    super(
      'Pairing needs the package @walletconnect/sign-client. Install its version 2.21.8, or set `enablePairing: false`.',
      { code: 'pairing/unavailable', cause },
    )
  }
}

/** The app's own provider, by which the kit is to pair, could not be set up or is another library's. */
export class HostProviderError extends KitError {
  override readonly name = 'HostProviderError'
  constructor(cause?: unknown) {
    super(
      'The app’s own WalletConnect provider cannot be used. Expected an EthereumProvider of @walletconnect/ethereum-provider, version 2 from 2.21.1.',
      { code: 'pairing/host-provider', cause },
    )
  }
}

/** An address that no wallet could pair with. */
export class PairingUriError extends KitError {
  override readonly name = 'PairingUriError'
  constructor() {
    super('Invalid pairing URI', { code: 'pairing/invalid-uri' })
  }
}

/** Nobody approved the pairing in its time. */
export class PairingExpiredError extends KitError {
  override readonly name = 'PairingExpiredError'
  constructor(cause?: unknown) {
    super('The connection request expired. Try again.', { code: 'pairing/expired', cause })
  }
}

/** The wallet approved nothing that this app uses. */
export class PairingEmptyError extends KitError {
  override readonly name = 'PairingEmptyError'
  constructor() {
    super('The wallet didn’t share an account on this app’s networks', { code: 'pairing/empty' })
  }
}

/** A wallet could not be paired, for a reason that says nothing to a visitor; it is the cause. */
export class PairingFailedError extends KitError {
  override readonly name = 'PairingFailedError'
  constructor(cause?: unknown) {
    super('Couldn’t connect the wallet. Try again.', { code: 'pairing/failed', cause })
  }
}

/** The relay could not be reached in time, or turned the app away. */
export class RelayUnavailableError extends KitError {
  override readonly name = 'RelayUnavailableError'
  constructor(cause?: unknown) {
    super('Couldn’t reach the relay. Check your connection and try again.', {
      code: 'pairing/relay-unavailable',
      cause,
    })
  }
}

/** A paired wallet did not answer in time. It may still carry out the request. */
export class PairedRequestExpiredError extends KitError {
  override readonly name = 'PairedRequestExpiredError'
  constructor(cause?: unknown) {
    super('The wallet didn’t answer in time. Check it before you try again: the request may still go through.', {
      code: 'pairing/request-expired',
      cause,
    })
  }
}
