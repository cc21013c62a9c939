/**
 * Asks the wallet to let the app act for the account inside limits, without being asked each time. What does it is loaded
 * with the first call.
 *
 * In      request  what is asked for; it is not changed
 * Out     what was granted; its `context` names the session
 * Throws  SmartSessionsDisabledError, SmartSessionNamespaceError, WalletUnavailableError, ProviderNotFoundError, NetworkUndefinedError
 *         InvalidPermissionsError, GrantUnsupportedError, PermissionUnsupportedError   before anything is registered
 *         ChainNotSupportedError, SmartSessionRegisterError   before the wallet is asked; the second too when the code cannot be loaded
 *         UserRejectedError, WalletRequestError, GrantResponseMissingError, GrantResponseInvalidError, SmartSessionActivateError
 *         after any of them no session is active
 * Source  spec R-SESS-13 to 29, R-SESS-37
 */
import type { Kit } from '../../kit.js'
import { SmartSessionRegisterError } from './errors.js'
import type { GrantedPermissions, PermissionsRequest } from './request.js'

/** Asks for permissions. */
export async function grantPermissions(kit: Kit, request: PermissionsRequest): Promise<GrantedPermissions> {
  const { grant } = await import('./grant.js').catch((cause: unknown) => {
    throw new SmartSessionRegisterError(cause)
  })
  return grant(kit, request)
}
