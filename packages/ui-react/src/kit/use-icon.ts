'use client'

/**
 * An icon from the kit's own collection. The first component that shows an icon loads the lookup, and each kind of icon loads its own table.
 *
 * In      keys   keys of the icon, the most reliable first; may be a new array on each render
 * Out     the icon; undefined while it loads, null when there is none or it cannot be loaded. All components share icons
 *         that are loaded
 * Source  R-VIEW-84
 */

import type { Icon, IconKey } from '@bowline/icons'
import { useCallback, useSyncExternalStore } from 'react'

type Entry = { icon: Icon | null | undefined; isRequested: boolean; readonly listeners: Set<() => void> }

/** Shared by all kits, because an icon is the same in each. */
const entries = new Map<string, Entry>()

const SEPARATOR = '\n'

/** The icon for the first of the keys that has one. */
export function useIcon(keys: readonly IconKey[]): Icon | null | undefined {
  const id = keys.join(SEPARATOR)
  const subscribe = useCallback(
    (listener: () => void) => {
      if (id === '') return () => {}
      const entry = entries.get(id) ?? { icon: undefined, isRequested: false, listeners: new Set() }
      entries.set(id, entry)
      entry.listeners.add(listener)
      if (!entry.isRequested) void load(id, entry)
      return () => {
        entry.listeners.delete(listener)
      }
    },
    [id],
  )
  return useSyncExternalStore(
    subscribe,
    () => (id === '' ? null : entries.get(id)?.icon),
    () => (id === '' ? null : undefined),
  )
}

/** Loads an icon. After a failure, the next component that shows the icon tries again. */
async function load(id: string, entry: Entry): Promise<void> {
  entry.isRequested = true
  try {
    const { findIcon } = await import('@bowline/icons')
    // `useIcon` builds the id from keys, so its parts are keys again.
    entry.icon = (await findIcon(id.split(SEPARATOR) as IconKey[])) ?? null
  } catch {
    entry.icon = null
    entry.isRequested = false
  }
  for (const listener of entry.listeners) listener()
}
