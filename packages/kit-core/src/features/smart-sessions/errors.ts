import { KitError } from '../../base/errors/kit-error.js'
import { mayHaveArrived } from '../../base/errors/may-have-arrived.js'

/** The app has not enabled smart sessions. */
export class SmartSessionsDisabledError extends KitError {
  override readonly name = 'SmartSessionsDisabledError'
  constructor() {
    super('Smart sessions are off: set `features.smartSessions`', { code: 'smart-sessions/off' })
  }
}

/** The active namespace is not EVM, which alone has smart sessions. */
export class SmartSessionNamespaceError extends KitError {
  override readonly name = 'SmartSessionNamespaceError'
  constructor(readonly namespace: string) {
    super('Unsupported namespace', { code: 'smart-sessions/namespace' })
  }
}

/** The data service did not return the sessions. Shown as a toast, not thrown. */
export class SmartSessionsFetchError extends KitError {
  override readonly name = 'SmartSessionsFetchError'
  constructor(cause?: unknown) {
    super('Couldn’t load smart sessions', { code: 'smart-sessions/fetch', cause })
  }
}

/**
 * Why a session was not revoked. `over`: it has ended or is unknown. `wallet`: the wallet failed. `unsupported`: the wallet lacks
 * the method. `service`: the service rejected the signature. `unconfirmed`: the service got the signature and did not respond,
 * so the session may be revoked.
 */
export type RevokeFailure = 'over' | 'wallet' | 'unsupported' | 'service' | 'unconfirmed'

/** The session was not revoked; `reason` says why. */
export class SmartSessionRevokeError extends KitError {
  override readonly name = 'SmartSessionRevokeError'
  constructor(
    cause?: unknown,
    readonly reason: RevokeFailure = 'wallet',
  ) {
    const isUnknown = reason === 'unconfirmed'
    super(isUnknown ? 'The smart session may already be revoked' : 'Couldn’t revoke the smart session', {
      code: 'smart-sessions/revoke',
      cause,
    })
  }
}

/** The app's request is invalid; each problem reads `Invalid {path}: {reason}`. */
export class InvalidPermissionsError extends KitError {
  override readonly name = 'InvalidPermissionsError'
  constructor(readonly problems: readonly string[]) {
    super(`${problems.join('; ')}`, { code: 'smart-sessions/invalid-request' })
  }
}

/** The paired wallet has not approved `wallet_grantPermissions`. */
export class GrantUnsupportedError extends KitError {
  override readonly name = 'GrantUnsupportedError'
  constructor() {
    super('Wallet does not support `wallet_grantPermissions` method', { code: 'smart-sessions/method-unsupported' })
  }
}

/** Part of a request whose type a wallet may not support. */
export type PermissionPart = 'permission' | 'signer' | 'policy'

/** The wallet reports that it does not support a requested type. */
export class PermissionUnsupportedError extends KitError {
  override readonly name = 'PermissionUnsupportedError'
  constructor(
    readonly part: PermissionPart,
    readonly type: string,
  ) {
    super(`Wallet does not support the ${part} type \`${type}\``, { code: 'smart-sessions/type-unsupported' })
  }
}

/** The data service did not register the session, or the code could not be loaded. The wallet was not prompted. */
export class SmartSessionRegisterError extends KitError {
  override readonly name = 'SmartSessionRegisterError'
  constructor(cause?: unknown) {
    super('Couldn’t register the smart session', { code: 'smart-sessions/register', cause })
  }
}

/**
 * The data service rejected the activation, so the session is unusable; or it did not respond, and the session may be active.
 */
export class SmartSessionActivateError extends KitError {
  override readonly name = 'SmartSessionActivateError'
  constructor(cause?: unknown) {
    super(
      mayHaveArrived(cause)
        ? 'The smart session may already be active. Check your smart sessions before you grant it again.'
        : 'Couldn’t activate the smart session',
      { code: 'smart-sessions/activate', cause },
    )
  }
}

/** The wallet responded to a permissions request with `undefined` or `null`. */
export class GrantResponseMissingError extends KitError {
  override readonly name = 'GrantResponseMissingError'
  constructor() {
    super('No response received from grantPermissions', { code: 'smart-sessions/no-response' })
  }
}

/** The wallet's response to a permissions request is malformed or for another chain. */
export class GrantResponseInvalidError extends KitError {
  override readonly name = 'GrantResponseInvalidError'
  constructor(cause?: unknown) {
    super('Invalid grantPermissions response', { code: 'smart-sessions/invalid-response', cause })
  }
}
