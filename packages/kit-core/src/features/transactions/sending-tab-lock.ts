/**
 * Which page tells how something ended: the one that sent it while it lives, else whichever finds out first.
 *
 * Source  spec R-STORE-26
 */

import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'

/** By a lifetime of the kit, with which its waits end too. */
const ownOf = new WeakMap<AbortSignal, Map<string, () => void>>()

const nameOf = (hash: string) => `${STORAGE_PREFIX}sent/${hash}`

/** This page has sent it, and tells how it ends. */
export function lockAsSender(kit: Kit, hash: string): void {
  const own = ownOf.get(kit.lifetime()) ?? begin(kit.lifetime())
  if (!own.has(hash)) own.set(hash, acquireLock(nameOf(hash)))
}

function begin(signal: AbortSignal): Map<string, () => void> {
  const own = new Map<string, () => void>()
  ownOf.set(signal, own)
  signal.addEventListener('abort', () => {
    for (const letGo of own.values()) letGo()
    own.clear()
  })
  return own
}

/** Whether this page has sent it. It does not tell it again. */
export function releaseSenderLock(kit: Kit, hash: string): boolean {
  const own = ownOf.get(kit.lifetime())
  const letGo = own?.get(hash)
  letGo?.()
  return own?.delete(hash) ?? false
}

/** Runs the task unless the page that sent it lives and tells it, or another is about to. */
export function runIfSenderClosed(hash: string, task: () => void): Promise<void> {
  return runIfUnlocked(nameOf(hash), task)
}
