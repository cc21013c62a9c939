import { setFeatures } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { NO_LOGIN } from '../../../../test/views/connect-fixture.js'
import { showView } from '../../../../test/views/render-view.js'
import { LOGIN_LOADER } from './login-section-loader.js'

test('R-CFG-19 R-VIEW-08 a login section loads when it is enabled, with a placeholder meanwhile', async () => {
  const { kit } = await showView({ options: { features: NO_LOGIN } })
  expect(LOGIN_LOADER.getLoadedComponent('email')).toBeUndefined()
  expect(LOGIN_LOADER.getLoadedComponent('social')).toBeUndefined()
  act(() => setFeatures(kit, { email: true }))
  expect(document.querySelectorAll('[data-part="skeleton"]').length).toBeGreaterThan(0)
  expect(await screen.findByRole('combobox', { name: 'Email' })).toBeVisible()
  expect(LOGIN_LOADER.getLoadedComponent('social')).toBeUndefined()
})
