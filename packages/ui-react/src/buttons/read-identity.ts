import type { Kit, Namespace } from '@bowline/kit-core'
import { refreshIdentity } from '@bowline/kit-core/actions'

/** What the account button loads once there is an account that may have a name. */
export function readIdentity(kit: Kit, namespace: Namespace): Promise<void> {
  return refreshIdentity(kit, { namespace })
}
