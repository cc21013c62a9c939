/**
 * Reads again what was read once, when the account or its network is another one.
 *
 * In      what      one word for it and whose it is; named twice it counts once
 *         isUnread  whether it is not known of the present account
 *         isLeft    whether there is no account any more, which ends it
 * Source  spec R-CONN-91, R-CONN-118
 */
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** What is read again, and when. */
export type RefetchOnChangeParams = {
  readonly what: string
  readonly isUnread: (state: KitState) => boolean
  readonly isLeft: (state: KitState) => boolean
  readonly read: () => Promise<unknown>
}

const watched = new WeakMap<AbortSignal, Set<string>>()

/** Begins to watch, until the account is left or the kit stops. */
export function refetchOnChange(kit: Kit, { what, isUnread, isLeft, read }: RefetchOnChangeParams): void {
  const signal = kit.lifetime()
  const names = watched.get(signal) ?? new Set()
  watched.set(signal, names)
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
  signal.addEventListener('abort', stop, { once: true })
}
