import { act } from '@testing-library/react'
import axe from 'axe-core'
import { isTimeMoved } from './moved-time.js'

/**
 * What an accessibility check finds wrong on the page. It takes a while, in which chunks fetched ahead arrive; where the time
 * stands still it is moved on. Contrast is the theme's own test; jsdom has no layout.
 */
export async function accessibilityFaults(): Promise<readonly string[]> {
  let isOver = false
  const check = async () => {
    const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }
    const { violations } = await axe.run(document.body, options)
    isOver = true
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return act(async () => {
    const faults = check()
    if (isTimeMoved()) while (!isOver) await jest.advanceTimersByTimeAsync(1)
    return faults
  })
}
