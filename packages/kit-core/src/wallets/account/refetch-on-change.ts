/**
 * Reads again what was read once, when the account or its network is another one.
 *
 * In      what      one word for it and whose it is; named twice it counts once
 *         isUnread  whether it is not known of the present account
 *         isLeft    whether there is no account any more, which ends it
 * Source  spec R-CONN-91, R-CONN-118
 */
import { onEnd, perLifetime } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** What is read again, and when. */
export type RefetchOnChangeParams = {
  readonly what: string
  readonly isUnread: (state: KitState) => boolean
  readonly isLeft: (state: KitState) => boolean
  readonly read: () => Promise<unknown>
}

const watched = perLifetime(() => new Set<string>())

/** Begins to watch, until the account is left or the kit stops. */
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
