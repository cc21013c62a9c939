'use client'

import { useListKeyboard } from './use-list-keyboard.js'

/**
 * Keyboard navigation of a `VirtualList` with arrows, Home and End; `isStop` says which rows can be focused.
 *
 * Source  R-FLOW-25; keys of the ARIA feed and listbox patterns
 */
export function useVirtualList<Row>(rows: readonly Row[], isStop: (row: Row) => boolean) {
  const findStop = (start: number, step: 1 | -1): number | undefined => {
    for (let at = start; ; at += step) {
      const row = rows[at]
      if (row === undefined) return undefined
      if (isStop(row)) return at
    }
  }
  return useListKeyboard({
    stopOf: (focused) => {
      const row = focused === undefined ? undefined : rows[focused]
      return row !== undefined && isStop(row) ? focused : findStop(0, 1)
    },
    next: ({ key, ctrlKey, metaKey }, at) => {
      if (ctrlKey || metaKey) return undefined
      if (key === 'ArrowDown') return findStop(at + 1, 1)
      if (key === 'ArrowUp') return findStop(at - 1, -1)
      if (key === 'Home') return findStop(0, 1)
      return key === 'End' ? findStop(rows.length - 1, -1) : undefined
    },
  })
}
