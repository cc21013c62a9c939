import { act } from '@testing-library/react'
import axe from 'axe-core'

/**
 * What an accessibility check finds wrong on the page. It takes a while, in which chunks fetched ahead arrive. Contrast is
 * the theme's own test; jsdom has no layout.
 */
export async function accessibilityFaults(): Promise<readonly string[]> {
  const { violations } = await act(() =>
    axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
