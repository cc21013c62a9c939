/**
 * Keyboard navigation in a grid: the wallets of AllWallets, the NFTs of Account.
 *
 * In      key    key of the keyboard event; `isWhole` with Control or Command: Home and End then apply to the whole grid
 *         at     index of the focused cell; `count` of all loaded cells, including those not rendered
 * Out     index of the cell to focus; undefined when the key does not move focus
 * Source  R-VIEW-26, R-FLOW-05, R-FLOW-25; keys of the ARIA grid pattern, horizontal keys in reading direction
 */

/** Size of the grid, the focused cell, and how to read the key. */
export type GridPosition = {
  readonly at: number
  readonly count: number
  readonly columns: number
  readonly isRtl: boolean
  readonly isWhole: boolean
}

/** Index of the cell that a key moves focus to. */
export function getNextCell(key: string, { at, count, columns, isRtl, isWhole }: GridPosition): number | undefined {
  const last = count - 1
  const lineStart = at - (at % columns)
  const lineEnd = Math.min(last, lineStart + columns - 1)
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return Math.min(last, at + 1)
    case backward:
      return Math.max(0, at - 1)
    case 'ArrowUp':
      return at < columns ? at : at - columns
    case 'ArrowDown':
      return lineEnd === last ? at : Math.min(last, at + columns)
    case 'Home':
      return isWhole ? 0 : lineStart
    case 'End':
      return isWhole ? last : lineEnd
    default:
      return undefined
  }
}
