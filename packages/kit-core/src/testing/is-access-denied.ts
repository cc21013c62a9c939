import { isKitError } from '../base/errors/kit-error.js'
import type { Adapter } from '../core/adapter/adapter.js'

/** Whether a wallet opens nothing without a window: it says so, or may be locked for all that a page can know. */
export async function isAccessDenied({ reconnect }: Adapter, connectorId: string): Promise<boolean> {
  try {
    return (await reconnect({ connectorId, signal: new AbortController().signal })) === undefined
  } catch (error) {
    return isKitError(error, 'wallet/unavailable')
  }
}
