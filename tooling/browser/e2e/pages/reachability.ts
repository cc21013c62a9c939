/** Which parts of the card can be reached in a window. */
import type { Page } from '@playwright/test'

/** Rows of a list that must stay visible, and the height of one with its gap. */
const ROWS = 3
const ROW_PX = 60

/**
 * What cannot be reached.
 *
 * Out   a line each: a primary action outside the window before scrolling, a list that shows fewer than three of its rows,
 *       a last row or button that cannot be pressed after scrolling to it
 */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ rows, rowPx }) => {
      const card = document.querySelector('[role="dialog"]')
      if (card === null) return ['there is no card']
      const faults: string[] = []
      const nameOf = (element: Element) => `${element.getAttribute('aria-label') ?? element.textContent}`.trim()
      const isUnder = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return found !== null && (element.contains(found) || found.contains(element))
      }
      const isSeen = (element: Element) => element.getClientRects().length > 0
      const isPinned = (button: Element) => {
        const footer = button.closest('[data-part="footer"]')
        return footer !== null && getComputedStyle(footer).position === 'sticky'
      }
      const pinned = [...card.querySelectorAll('[data-part="footer"] button')].filter(isSeen).filter(isPinned)
      const primary = [...card.querySelectorAll('[data-variant="primary"]')].filter(isSeen)
      for (const button of new Set([...pinned, ...primary])) {
        const { top, bottom } = button.getBoundingClientRect()
        const isWhole = top >= 0 && bottom <= innerHeight && isUnder(button)
        if (!isWhole) faults.push(`out of sight: ${nameOf(button)}`)
      }
      for (const list of card.querySelectorAll('[data-part="scroll-area"]')) {
        list.scrollIntoView({ block: 'center' })
        if (list.clientHeight < Math.min(list.scrollHeight, rows * rowPx)) faults.push(`flat: ${list.clientHeight} px`)
      }
      const last = [...card.querySelectorAll('[data-direction] :is(button, a)')].filter(isSeen).at(-1)
      last?.scrollIntoView({ block: 'center' })
      if (last && !isUnder(last)) faults.push(`cannot be pressed: ${nameOf(last)}`)
      const row = [...card.querySelectorAll('[data-part="scroll-area"] li :is(button, a)')].filter(isSeen).at(-1)
      row?.scrollIntoView({ block: 'center' })
      if (row && !isUnder(row)) faults.push(`cannot be pressed: ${nameOf(row)}`)
      return faults
    },
    { rows: ROWS, rowPx: ROW_PX },
  )
}
