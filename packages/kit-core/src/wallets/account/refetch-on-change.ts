/**
 * Reads data again when the account or its network changes, once it has been read.
 *
 * In      what      a label that is also the key: watching the same label twice counts once
 *         isUnread  whether the data is missing for the current account
 *         isLeft    whether there is no account any more, which stops the watch
 * Source  spec R-CONN-91, R-CONN-118
 */
import { onEnd, perLifetime } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** The data to read again, and the conditions. */
export type RefetchOnChangeParams = {
  readonly what: string
  readonly isUnread: (state: KitState) => boolean
  readonly isLeft: (state: KitState) => boolean
  readonly read: () => Promise<unknown>
}

const watched = perLifetime(() => new Set<string>())

/** Starts watching, until the account disconnects or the kit stops. */
export function refetchOnChange(kit: Kit, { what, isUnread, isLeft, read }: RefetchOnChangeParams): void {
  const names = watched(kit)
  if (names.has(what)) return
  names.add(what)
  const stop = kit.store.subscribe(() => {
    const state = kit.store.get()
    if (isLeft(state)) {
      names.delete(what)
      stop()
    } else if (isUnread(state)) {
      read().catch((error: unknown) => kit.log.error(`${what} could not be read again`, error))
    }
  })
  onEnd(kit.lifetime(), stop)
}
