/**
 * A mark of the kit's own collection, loaded with the first component that shows it.
 *
 * In      keys   what it is known by, the surest first; an array may be a new one each time
 * Out     the mark; undefined while it is on its way, null when there is none or it cannot be loaded. A mark that is here
 *         is here for every component
 * Source  R-VIEW-84
 */
'use client'

import type { Icon, IconKey } from '@bowline/marks'
import { useCallback, useSyncExternalStore } from 'react'

type Held = { mark: Icon | null | undefined; isAsked: boolean; readonly listeners: Set<() => void> }

/** Of all kits: a mark is the same for each. */
const held = new Map<string, Held>()

const SEPARATOR = '\n'

/** The mark, once it is here. */
export function useIcon(keys: readonly IconKey[]): Icon | null | undefined {
  const id = keys.join(SEPARATOR)
  const subscribe = useCallback(
    (listener: () => void) => {
      if (id === '') return () => {}
      const entry = held.get(id) ?? { mark: undefined, isAsked: false, listeners: new Set() }
      held.set(id, entry)
      entry.listeners.add(listener)
      if (!entry.isAsked) void load(id, entry)
      return () => {
        entry.listeners.delete(listener)
      }
    },
    [id],
  )
  return useSyncExternalStore(
    subscribe,
    () => (id === '' ? null : held.get(id)?.mark),
    () => (id === '' ? null : undefined),
  )
}

/** One that could not be loaded is asked for again by the next component. */
async function load(id: string, entry: Held): Promise<void> {
  entry.isAsked = true
  try {
    const { findIcon } = await import('@bowline/marks')
    // What the keys are made of stands above.
    entry.mark = (await findIcon(id.split(SEPARATOR) as IconKey[])) ?? null
  } catch {
    entry.mark = null
    entry.isAsked = false
  }
  for (const listener of entry.listeners) listener()
}
