import { isKitError } from '../base/errors/kit-error.js'
import type { Adapter } from '../core/adapter/adapter.js'

/**
 * Whether `reconnect` restores nothing: it returns undefined because the wallet denies access, or throws WalletUnavailableError
 * because the wallet may be locked.
 */
export async function isAccessDenied({ reconnect }: Adapter, connectorId: string): Promise<boolean> {
  try {
    return (await reconnect({ connectorId, signal: new AbortController().signal })) === undefined
  } catch (error) {
    return isKitError(error, 'wallet/unavailable')
  }
}
