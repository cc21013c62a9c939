/**
 * Which page tells how something ended: the one that sent it while it lives, else whichever finds out first.
 *
 * Source  spec R-STORE-26
 */

import { onEnd, perLifetime } from '../../base/async/scope.js'
import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'

/** By a lifetime of the kit, with which its waits end too. */
const ownOf = perLifetime((signal) => {
  const own = new Map<string, () => void>()
  onEnd(signal, () => {
    for (const letGo of own.values()) letGo()
    own.clear()
  })
  return own
})

const nameOf = (hash: string) => `${STORAGE_PREFIX}sent/${hash}`

/** This page has sent it, and tells how it ends. */
export function lockAsSender(kit: Kit, hash: string): void {
  const own = ownOf(kit)
  if (!own.has(hash)) own.set(hash, acquireLock(nameOf(hash)))
}

/** Whether this page has sent it. It does not tell it again. */
export function releaseSenderLock(kit: Kit, hash: string): boolean {
  const own = ownOf(kit)
  own.get(hash)?.()
  return own.delete(hash)
}

/** Runs the task unless the page that sent it lives and tells it, or another is about to. */
export function runIfSenderClosed(hash: string, task: () => void): Promise<void> {
  return runIfUnlocked(nameOf(hash), task)
}
