'use client'

import { getNextCell } from './get-next-cell.js'
import { useListKeyboard } from './use-list-keyboard.js'

/** Keyboard navigation of a virtualized grid with `count` cells. Source: R-VIEW-26, R-FLOW-05, R-FLOW-25. */
export function useGridKeyboard({ count, columns }: { count: number; columns: number }) {
  return useListKeyboard({
    first: 0,
    stopOf: (focused = 0) => Math.min(focused, Math.max(0, count - 1)),
    next: ({ key, ctrlKey, metaKey, currentTarget }, at) => {
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
      return getNextCell(key, { at, count, columns, isRtl, isWhole: ctrlKey || metaKey })
    },
    lineOf: (index) => Math.floor(index / columns),
  })
}
