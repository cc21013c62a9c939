/**
 * Reads name and picture of an account that has come. What reads them is loaded at the first need: a page without a
 * connection has no use for it.
 *
 * Source  spec R-ACCT-53 to 59, R-HOST-08
 */
import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** Begins to read; the state tells the rest. */
export function loadProfile(kit: Kit, namespace: Namespace): void {
  import('./refresh-identity.js')
    .then(({ refreshIdentity }) => refreshIdentity(kit, { namespace }))
    .catch((error: unknown) => kit.log.debug('What reads names could not be loaded', error))
}
