/**
 * Starts a smart session: requests permissions from the wallet (ERC-7715), so that the app can act for the account within limits
 * and without further prompts. The code is loaded on the first call.
 *
 * Out     the granted permissions; `context` identifies the session
 * Throws  SmartSessionsDisabledError, SmartSessionNamespaceError, WalletUnavailableError, ProviderNotFoundError,
 *         NetworkUndefinedError
 *         InvalidPermissionsError, GrantUnsupportedError, PermissionUnsupportedError   before anything is registered
 *         ChainNotSupportedError, SmartSessionRegisterError   before the wallet is prompted; the second also when loading fails
 *         UserRejectedError, WalletRequestError, GrantResponseMissingError, GrantResponseInvalidError, SmartSessionActivateError
 *         no session is active after any of them
 * Source  spec R-SESS-13 to 29, R-SESS-37
 */
import type { Kit } from '../../kit.js'
import { SmartSessionRegisterError } from './errors.js'
import type { GrantedPermissions, PermissionsRequest } from './request.js'

/** Resolves to what the wallet granted, once the session is active. */
export async function grantPermissions(kit: Kit, request: PermissionsRequest): Promise<GrantedPermissions> {
  const { grant } = await import('./grant.js').catch((cause: unknown) => {
    throw new SmartSessionRegisterError(cause)
  })
  return grant(kit, request)
}
