/**
 * Lock by which tabs decide which one reports how a transaction ended: the tab that sent it while open, else the first that
 * finds out.
 *
 * Source  spec R-STORE-26
 */

import { onAbort, perLifetime } from '../../base/async/per-owner.js'
import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'

/** Locks by kit lifetime; they are released when it ends. */
const ownOf = perLifetime((signal) => {
  const own = new Map<string, () => void>()
  onAbort(signal, () => {
    for (const release of own.values()) release()
    own.clear()
  })
  return own
})

const nameOf = (hash: string) => `${STORAGE_PREFIX}sent/${hash}`

/** Marks this page as the sender until the outcome is recorded or the kit stops. */
export function lockAsSender(kit: Kit, hash: string): void {
  const own = ownOf(kit)
  if (!own.has(hash)) own.set(hash, acquireLock(nameOf(hash)))
}

/** Releases the lock. Returns whether this page was the sender. */
export function releaseSenderLock(kit: Kit, hash: string): boolean {
  const own = ownOf(kit)
  own.get(hash)?.()
  return own.delete(hash)
}

/** Runs the task unless the sending page is still open, or another page is about to report. */
export function runIfSenderClosed(hash: string, task: () => void): Promise<void> {
  return runIfUnlocked(nameOf(hash), task)
}
