import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/**
 * Starts loading name and avatar of an account that connected into state. The code loads on first use: a page without a
 * connection does not need it.
 *
 * Source  spec R-ACCT-53 to 59, R-HOST-08
 */
export function loadProfile(kit: Kit, namespace: Namespace): void {
  import('./refresh-identity.js')
    .then(({ refreshIdentity }) => refreshIdentity(kit, { namespace }))
    .catch((error: unknown) => kit.log.debug('Names could not be loaded', error))
}
