import { act } from '@testing-library/react'
import axe from 'axe-core'
import { hasFakeTimers } from './fake-timers.js'

/**
 * Runs an accessibility check on the page and returns its violations. Takes long enough for prefetched chunks to load, and
 * advances a mocked clock meanwhile. Skips contrast, which the theme tests check, because jsdom has no layout.
 */
export async function findAccessibilityViolations(): Promise<readonly string[]> {
  let isOver = false
  const check = async () => {
    const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }
    const { violations } = await axe.run(document.body, options)
    isOver = true
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return act(async () => {
    const faults = check()
    if (hasFakeTimers()) while (!isOver) await jest.advanceTimersByTimeAsync(1)
    return faults
  })
}
