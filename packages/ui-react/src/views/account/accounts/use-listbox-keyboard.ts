'use client'

import { useListKeyboard } from '../../shared/list/use-list-keyboard.js'

/**
 * Keyboard navigation of `AccountList`, a listbox with `count` options. Tab first stops at option `first`. Source: R-FLOW-23.
 */
export function useListboxKeyboard({ count, first }: { count: number; first: number }) {
  const last = Math.max(0, count - 1)
  return useListKeyboard({
    first,
    stopOf: (focused = first) => Math.min(focused, last),
    next: ({ key, ctrlKey, metaKey }, at) => (ctrlKey || metaKey ? undefined : nextIndex(key, at, last)),
  })
}

function nextIndex(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
