import type { Namespace } from '../caip/namespace.js'
import { KitError } from './kit-error.js'

/** An action needs an adapter for a namespace that has none. */
export class AdapterNotFoundError extends KitError {
  override readonly name = 'AdapterNotFoundError'
  constructor(readonly namespace: Namespace | undefined) {
    super('Adapter not found', { code: 'adapter/not-found' })
  }
}

/** A network was added whose namespace the kit has no adapter for. */
export class ChainAdapterNotFoundError extends KitError {
  override readonly name = 'ChainAdapterNotFoundError'
  constructor(readonly namespace: string) {
    super('Chain adapter not found', { code: 'adapter/chain-adapter-not-found' })
  }
}

/** An action needs a connected wallet and there is none. */
export class ProviderNotFoundError extends KitError {
  override readonly name = 'ProviderNotFoundError'
  constructor(cause?: unknown) {
    super('Provider not found', { code: 'adapter/provider-not-found', cause })
  }
}

/** The adapter of this namespace, or the account, does not support the action. */
export class CapabilityMissingError extends KitError {
  override readonly name = 'CapabilityMissingError'
  constructor(
    readonly namespace: Namespace,
    readonly capability: string,
  ) {
    super(`${namespace} does not support ${capability}`, { code: 'adapter/capability-missing' })
  }
}

/** No available connector has this id. */
export class ConnectorNotFoundError extends KitError {
  override readonly name = 'ConnectorNotFoundError'
  constructor(readonly connectorId: string) {
    super('Connector not found', { code: 'adapter/connector-not-found' })
  }
}

/** The user declined: EIP-1193 code 4001, or the wallet's own wording for it. */
export class UserRejectedError extends KitError {
  override readonly name = 'UserRejectedError'
  constructor(cause?: unknown) {
    super('User rejected the request', { code: 'wallet/user-rejected', cause })
  }
}

/** The wallet already shows this request: code -32002. */
export class RequestPendingError extends KitError {
  override readonly name = 'RequestPendingError'
  constructor(cause?: unknown) {
    super('Request already pending. Open your wallet to continue.', { code: 'wallet/request-pending', cause })
  }
}

/**
 * A wallet or node responded with an error that has no own class, or in an unknown form. Its own text is the
 * message.
 */
export class WalletRequestError extends KitError {
  override readonly name = 'WalletRequestError'
  /** EIP-1193 or JSON-RPC code. Undefined when the wallet gave none. */
  readonly walletCode: number | undefined
  constructor(message: string, walletCode?: number, cause?: unknown) {
    super(message || 'An error occurred', { code: 'wallet/request-failed', cause })
    this.walletCode = walletCode
  }
}

/** The wallet neither has the requested network nor can add it. */
export class ChainNotSupportedError extends KitError {
  override readonly name = 'ChainNotSupportedError'
  constructor(cause?: unknown) {
    super('Chain is not supported', { code: 'wallet/chain-not-supported', cause })
  }
}

/** The account cannot sign messages: the wallet declared so before the request, or responded so. */
export class SigningUnsupportedError extends KitError {
  override readonly name = 'SigningUnsupportedError'
  constructor(cause?: unknown) {
    super('This account cannot sign messages. Use another account or wallet.', {
      code: 'wallet/signing-unsupported',
      cause,
    })
  }
}

/** The wallet does not let pages switch its network. The user switches in the wallet. */
export class SwitchUnsupportedError extends KitError {
  override readonly name = 'SwitchUnsupportedError'
  constructor(cause?: unknown) {
    super('Your wallet cannot switch networks for this app. Switch in your wallet.', {
      code: 'wallet/switch-unsupported',
      cause,
    })
  }
}

/**
 * The connected wallet is locked, temporarily unavailable, or unresponsive. The connection is restored automatically.
 */
export class WalletUnavailableError extends KitError {
  override readonly name = 'WalletUnavailableError'
  constructor(cause?: unknown) {
    super('Your wallet is locked or not responding. Open it and try again.', { code: 'wallet/unavailable', cause })
  }
}

/** The user approved the connection but chose no account in the wallet. */
export class NoAccountError extends KitError {
  override readonly name = 'NoAccountError'
  constructor(cause?: unknown) {
    super('No account was chosen. Choose at least one in your wallet.', { code: 'wallet/no-account', cause })
  }
}

/** The wallet's extension was updated or restarted and lost its connection to this page. */
export class WalletReloadError extends KitError {
  override readonly name = 'WalletReloadError'
  constructor(cause?: unknown) {
    super('Your wallet was updated. Reload this page to continue.', { code: 'wallet/reload-needed', cause })
  }
}
