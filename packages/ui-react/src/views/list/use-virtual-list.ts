'use client'

import { useListKeys } from './use-list-keys.js'

/**
 * Rows that are drawn without a virtualizer, which measures what it draws once it is there. Where a list is short the card is
 * as high as its rows make it, and would be measured twice in a frame, which a browser reports as an error. More rows fill the
 * list, whatever their heights turn out to be.
 */
const WHOLE_LIST_MAX = 12

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
    isWhole: rows.length <= WHOLE_LIST_MAX,
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
