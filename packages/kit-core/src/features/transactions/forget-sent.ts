import type { Kit } from '../../kit.js'
import { judgeAgain } from './figures.js'
import { endOwn } from './own-sent.js'
import { selectFollowed } from './select-pending.js'
import { storeSent } from './stored-sent.js'
import { updateActivity } from './update-activity.js'

/** Forgets a transaction that a node refused before any had it. Other tabs end it, and report nothing. Source: spec R-ADPT-50. */
export function forgetSent(kit: Kit, hash: string): void {
  const followed = selectFollowed(kit.store.get())
  const entry = followed.find((sent) => sent.hash === hash)
  if (!entry) return
  endOwn(kit, hash)
  kit.store.batch(() => {
    kit.store.set({ followed: followed.filter((sent) => sent !== entry) })
    updateActivity(kit, { isOutdated: true })
    judgeAgain(kit)
  })
  storeSent(kit, { ...entry, status: 'dropped', told: 'dropped', raw: undefined })
}
