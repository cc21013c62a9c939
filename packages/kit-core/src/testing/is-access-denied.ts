import { isKitError } from '../base/errors/kit-error.js'
import type { Adapter } from '../core/adapter/adapter.js'

/**
 * Whether a wallet restores no connection without a window: it denies access, or it may be locked as far as the page
 * knows.
 */
export async function isAccessDenied({ reconnect }: Adapter, connectorId: string): Promise<boolean> {
  try {
    return (await reconnect({ connectorId, signal: new AbortController().signal })) === undefined
  } catch (error) {
    return isKitError(error, 'wallet/unavailable')
  }
}
