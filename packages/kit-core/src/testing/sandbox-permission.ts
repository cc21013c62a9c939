/**
 * Whether a page may see the accounts of a sandbox wallet, and the wallet's memory of it: every change is stored, and told
 * to the page and to the maker.
 *
 * In      storage, storageKey   where the wallet remembers, if anywhere
 *         restore               takes over what was stored beside the permission; false when it does not fit
 *         store                 what is stored beside the permission
 *         watch                 notes how things stand; the returned function tells the page what is other since
 *         onChange              called after each change
 * Out     isOpen                the page was let in, and the wallet is not locked
 *         change                does an action, then stores and tells
 *         forget                withdraws the permission without telling the page
 *         follow                takes over what the same wallet has stored elsewhere
 *         subscribe             calls after each change, until the returned function is called
 */

import type { TextStorage } from '../base/storage/text-storage.js'
import { safeGet } from '../base/validation/safe-get.js'

/** What a permission is made of. */
export type SandboxPermissionOptions = {
  readonly storage: TextStorage | undefined
  readonly storageKey: string
  readonly restore: (stored: unknown) => boolean
  readonly store: () => Readonly<Record<string, unknown>>
  readonly watch: () => () => void
  readonly onChange: () => void
}

/** The permission of a page at a sandbox wallet. */
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

/** Makes the permission, from what was stored if that still fits. */
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
  function tellChanges(action: () => void): void {
    const tell = watch()
    action()
    tell()
    note()
  }
  function note(): void {
    onChange()
    for (const listener of [...listeners]) listener()
  }
  function change(action: () => void): void {
    tellChanges(() => {
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
      note()
    },
    follow: () => tellChanges(restore),
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
