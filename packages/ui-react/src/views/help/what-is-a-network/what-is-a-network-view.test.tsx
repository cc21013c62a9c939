import { currentRoute } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

test('R-VIEW-57 R-FLOW-34 WhatIsANetwork explains networks, and its focused button goes back', async () => {
  const { kit, user } = await showView({ view: 'Networks' })
  act(() => push(kit, { view: 'WhatIsANetwork' }))
  expect(screen.getByRole('heading', { level: 1, name: 'What is a network?' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(currentRoute(kit.getState().navigation).view).toBe('Networks')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 WhatIsANetwork passes an accessibility check in the %s theme',
  async (theme) => {
    await showView({ view: 'WhatIsANetwork', theme })
    expect(await violations()).toEqual([])
  },
)
