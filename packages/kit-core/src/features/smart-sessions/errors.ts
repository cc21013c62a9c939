import { KitError } from '../../base/errors/kit-error.js'
import { mayHaveArrived } from '../../base/errors/may-have-arrived.js'

/** The app has not switched smart sessions on. */
export class SmartSessionsDisabledError extends KitError {
  override readonly name = 'SmartSessionsDisabledError'
  constructor() {
    super('Smart sessions are off: set `features.smartSessions`', { code: 'smart-sessions/off' })
  }
}

/** Smart sessions are for EVM accounts. */
export class SmartSessionNamespaceError extends KitError {
  override readonly name = 'SmartSessionNamespaceError'
  constructor(readonly namespace: string) {
    super('Unsupported namespace', { code: 'smart-sessions/namespace' })
  }
}

/** The service did not tell the sessions. */
export class SmartSessionsFetchError extends KitError {
  override readonly name = 'SmartSessionsFetchError'
  constructor(cause?: unknown) {
    super('Couldn’t load smart sessions', { code: 'smart-sessions/fetch', cause })
  }
}

/**
 * Why a session was not revoked: it is over or unknown, the wallet failed or does not have the request, or the service did not
 * take the wallet's signature. `unconfirmed`: the service got the signature and did not respond, so the session may be revoked.
 */
export type RevokeFailure = 'over' | 'wallet' | 'unsupported' | 'service' | 'unconfirmed'

/** The session was not revoked. */
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

/** What an app asks for is no request; each problem as `Invalid {path}: {reason}`. */
export class InvalidPermissionsError extends KitError {
  override readonly name = 'InvalidPermissionsError'
  constructor(readonly problems: readonly string[]) {
    super(`${problems.join('; ')}`, { code: 'smart-sessions/invalid-request' })
  }
}

/** The paired wallet has not approved the method. */
export class GrantUnsupportedError extends KitError {
  override readonly name = 'GrantUnsupportedError'
  constructor() {
    super('Wallet does not support `wallet_grantPermissions` method', { code: 'smart-sessions/method-unsupported' })
  }
}

/** What of a request a wallet may not know. */
export type PermissionPart = 'permission' | 'signer' | 'policy'

/** The wallet says that it does not know a type that is asked for. */
export class PermissionUnsupportedError extends KitError {
  override readonly name = 'PermissionUnsupportedError'
  constructor(
    readonly part: PermissionPart,
    readonly type: string,
  ) {
    super(`Wallet does not support the ${part} type \`${type}\``, { code: 'smart-sessions/type-unsupported' })
  }
}

/** The co-signer's service did not register the session; the wallet was not asked. */
export class SmartSessionRegisterError extends KitError {
  override readonly name = 'SmartSessionRegisterError'
  constructor(cause?: unknown) {
    super('Couldn’t register the smart session', { code: 'smart-sessions/register', cause })
  }
}

/** The co-signer's service did not activate the session, which cannot be used; or it did not respond, and the session may be active. */
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

/** The wallet answered nothing. */
export class GrantResponseMissingError extends KitError {
  override readonly name = 'GrantResponseMissingError'
  constructor() {
    super('No response received from grantPermissions', { code: 'smart-sessions/no-answer' })
  }
}

/** The wallet answered something else than a grant of what was asked for. */
export class GrantResponseInvalidError extends KitError {
  override readonly name = 'GrantResponseInvalidError'
  constructor(cause?: unknown) {
    super('Invalid grantPermissions response', { code: 'smart-sessions/invalid-answer', cause })
  }
}
