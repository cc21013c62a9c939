'use client'

import { useListKeys } from './use-list-keyboard.js'

/**
 * The keyboard of rows of which `isStop` says which take the focus. Source: R-FLOW-25; the keys of the ARIA feed and listbox
 * patterns: arrows, Home, End.
 */
export function useVirtualList<Row>(rows: readonly Row[], isStop: (row: Row) => boolean) {
  const stopFrom = (start: number, step: 1 | -1): number | undefined => {
    for (let at = start; ; at += step) {
      const row = rows[at]
      if (row === undefined) return undefined
      if (isStop(row)) return at
    }
  }
  return useListKeys({
    stopOf: (focused) => {
      const row = focused === undefined ? undefined : rows[focused]
      return row !== undefined && isStop(row) ? focused : stopFrom(0, 1)
    },
    next: ({ key, ctrlKey, metaKey }, at) => {
      if (ctrlKey || metaKey) return undefined
      if (key === 'ArrowDown') return stopFrom(at + 1, 1)
      if (key === 'ArrowUp') return stopFrom(at - 1, -1)
      if (key === 'Home') return stopFrom(0, 1)
      return key === 'End' ? stopFrom(rows.length - 1, -1) : undefined
    },
  })
}
