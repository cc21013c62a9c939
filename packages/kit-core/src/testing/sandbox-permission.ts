/**
 * State that the sandbox wallets of all namespaces share: whether the page may see the accounts, and whether the wallet is
 * locked. Stores every change together with the wallet's other state, and notifies the page and the listeners.
 */

import type { TextStorage } from '../base/storage/text-storage.js'
import { safeGet } from '../base/validation/safe-get.js'

/** Options of `createSandboxPermission`. */
export type SandboxPermissionOptions = {
  /** Undefined to store nothing. */
  readonly storage: TextStorage | undefined
  readonly storageKey: string
  /** Restores the wallet's other state; returns false when the stored value is invalid. */
  readonly restore: (stored: unknown) => boolean
  /** Returns the wallet's other state to store. */
  readonly store: () => Readonly<Record<string, unknown>>
  /** Captures the current state; the returned function notifies the page of differences. */
  readonly watch: () => () => void
  /** Called after each change. */
  readonly onChange: () => void
}

/** The access of a page to a sandbox wallet. */
export type SandboxPermission = {
  readonly isConnected: () => boolean
  readonly isLocked: () => boolean
  /** Whether the page has access and the wallet is not locked. */
  readonly isOpen: () => boolean
  /** Runs an action, then stores the state and notifies. */
  readonly change: (action: () => void) => void
  readonly setConnected: (isConnected: boolean) => void
  readonly setLocked: (isLocked: boolean) => void
  /** Revokes access without notifying the page. */
  readonly forget: () => void
  /** Applies what the same wallet stored in another tab. */
  readonly follow: () => void
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Restores the stored permission if it is valid; else the page has no access. */
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
