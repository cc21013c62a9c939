'use client'

import { useListKeyboard } from '../../shared/list/use-list-keyboard.js'
import { getNextCell } from './get-next-cell.js'

/** Keyboard navigation of the virtualized wallet grid with `count` tiles. Source: R-VIEW-26, R-FLOW-05. */
export function useWalletGrid({ count, columns }: { count: number; columns: number }) {
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
