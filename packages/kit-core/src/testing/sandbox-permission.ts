/**
 * Whether a page may see the accounts of a sandbox wallet. The wallet stores every change, and notifies the page and its
 * creator.
 *
 * In      storage, storageKey   where the wallet stores its state, if anywhere
 *         restore               restores other stored values; false when they are invalid
 *         store                 returns other values to store
 *         watch                 captures the current state; the returned function notifies the page of differences
 *         onChange              called after each change
 * Out     isOpen                whether the page has access and the wallet is not locked
 *         change                runs an action, then stores the state and notifies
 *         forget                revokes access without notifying the page
 *         follow                applies what the same wallet stored in another tab
 *         subscribe             calls the listener after each change, until the returned function is called
 */

import type { TextStorage } from '../base/storage/text-storage.js'
import { safeGet } from '../base/validation/safe-get.js'

/** Options of a permission. */
export type SandboxPermissionOptions = {
  readonly storage: TextStorage | undefined
  readonly storageKey: string
  readonly restore: (stored: unknown) => boolean
  readonly store: () => Readonly<Record<string, unknown>>
  readonly watch: () => () => void
  readonly onChange: () => void
}

/** The access of a page to a sandbox wallet. */
export type SandboxPermission = {
  readonly isConnected: () => boolean
  readonly isLocked: () => boolean
  readonly isOpen: () => boolean
  readonly change: (action: () => void) => void
  readonly setConnected: (isConnected: boolean) => void
  readonly setLocked: (isLocked: boolean) => void
  readonly forget: () => void
  readonly follow: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the permission, from the stored one if it is valid. */
export function createSandboxPermission(parts: SandboxPermissionOptions): SandboxPermission {
  const { storage, storageKey, watch, onChange } = parts
  const listeners = new Set<() => void>()
  let isConnected = false
  let isLocked = false
  restore()

  function restore(): void {
    const stored = parseJson(storage?.get(storageKey))
    if (stored !== undefined && parts.restore(stored)) isConnected = safeGet(stored, 'isConnected') === true
  }
  function save(): void {
    storage?.set(storageKey, JSON.stringify({ isConnected, ...parts.store() }))
  }
  function notifyChanges(action: () => void): void {
    const notify = watch()
    action()
    notify()
    notifyListeners()
  }
  function notifyListeners(): void {
    onChange()
    for (const listener of [...listeners]) listener()
  }
  function change(action: () => void): void {
    notifyChanges(() => {
      action()
      save()
    })
  }

  return {
    isConnected: () => isConnected,
    isLocked: () => isLocked,
    isOpen: () => isConnected && !isLocked,
    change,
    setConnected: (next) => change(() => (isConnected = next)),
    setLocked: (next) => change(() => (isLocked = next)),
    forget() {
      isConnected = false
      save()
      notifyListeners()
    },
    follow: () => notifyChanges(restore),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
