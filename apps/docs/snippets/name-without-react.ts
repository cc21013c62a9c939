import { isKitError, type Kit } from '@bowline/kit-core'
import { registerName } from '@bowline/kit-core/actions'

/** The name with its suffix; undefined when the user declined. */
export async function nameAccount(kit: Kit, name: string): Promise<string | undefined> {
  try {
    return await registerName(kit, { name })
  } catch (error) {
    if (isKitError(error, 'wallet/user-rejected')) return undefined
    throw error
  }
}
