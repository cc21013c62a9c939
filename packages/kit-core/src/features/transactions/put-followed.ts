import type { FollowedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { storeSent } from './stored-sent.js'

/** Puts it in the place of what was known of it, for the next visit too. */
export function putFollowed(kit: Kit, entry: FollowedTransaction): void {
  setFollowed(kit, entry)
  storeSent(kit, entry)
}

/** The same, until the page goes. */
export function setFollowed({ store }: Kit, entry: FollowedTransaction): void {
  store.set(({ followed = [] }) => ({ followed: followed.map((other) => (other.hash === entry.hash ? entry : other)) }))
}
