/**
 * Fetches an account's data again after the account or its network has changed, while the account is connected.
 *
 * In      what      the data's name; a second watch of the same name and namespace does nothing
 *         isUnread  whether the data is missing for the current account
 *         read      fetches the data
 * Source  spec R-CONN-91, R-CONN-118
 */
import { onAbort, perLifetime } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { AccountState } from '../../core/state/account-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNamespaceStatus } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { getAccountOnNetwork } from './account-on-network.js'

/** The data to read again, and when. */
export type RefetchOnChangeParams = {
  readonly what: string
  readonly isUnread: (account: AccountState) => boolean
  readonly read: () => Promise<unknown>
}

const watched = perLifetime(() => new Set<string>())

/** Starts watching, until the account disconnects or the kit stops. */
export function refetchOnChange(kit: Kit, namespace: Namespace, { what, isUnread, read }: RefetchOnChangeParams): void {
  const names = watched(kit)
  const name = `${what} of ${namespace}`
  if (names.has(name)) return
  names.add(name)
  const stop = kit.store.subscribe(() => {
    const state = kit.store.get()
    const account = selectAccount(state, namespace)
    const isReadable = () =>
      selectNamespaceStatus(state, namespace) === 'connected' && getAccountOnNetwork(state, namespace) !== undefined
    if (account.address === undefined) {
      names.delete(name)
      stop()
    } else if (isUnread(account) && isReadable()) {
      read().catch((error: unknown) => kit.log.error(`${name} could not be refetched`, error))
    }
  })
  onAbort(kit.lifetime(), stop)
}
