import { refreshIdentity, switchNetwork } from '@bowline/kit-core/actions'
import { mainnet, solana } from '@bowline/kit-core/networks'
import { act, screen } from '@testing-library/react'
import { button } from '../../../../test/views/embedded-fixture.js'
import { nameField, showName } from '../../../../test/views/name-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const ETHEREUM = 'eip155:1'

test('R-VIEW-43 R-VIEW-61 R-FLOW-22 R-FLOW-50 R-NAME-23 the settings open the view, whose focused button opens the form', async () => {
  const { user, view, events } = await showName({ view: 'AccountSettings' })
  await user.click(button('Choose account name'))
  expect(view()).toBe('ChooseAccountName')
  expect(button('Choose name')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(view()).toBe('RegisterAccountName')
  expect(nameField()).toHaveFocus()
  expect(events.filter((event) => event.startsWith('OPEN_ENS_FLOW'))).toEqual([
    'OPEN_ENS_FLOW {"isSmartAccount":false}',
  ])
  await user.click(button('Back'))
  expect(view()).toBe('ChooseAccountName')
})

test('R-NAME-01 R-NAME-02 the settings offer no name to the user’s own wallet or on Solana', async () => {
  const own = await showView({ view: 'AccountSettings', connected: true })
  expect(screen.queryByRole('button', { name: 'Choose account name' })).not.toBeInTheDocument()
  own.unmount()
  const { kit } = await showName({ view: 'AccountSettings', options: { networks: [mainnet, solana] } })
  expect(button('Choose account name')).toBeVisible()
  await act(() => switchNetwork(kit, { caipNetworkId: solana.caipNetworkId }))
  expect(screen.queryByRole('button', { name: 'Choose account name' })).not.toBeInTheDocument()
  await act(() => switchNetwork(kit, { caipNetworkId: ETHEREUM }))
})

test('R-VIEW-05 opens Connect without an account', async () => {
  const { kit } = await showView({ view: 'ChooseAccountName' })
  await act(async () => {})
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Connect'])
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the views around the form pass an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showName({ view: 'ChooseAccountName', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
    unmount()
    await showName({ view: 'RegisterAccountNameSuccess', theme, before: (kit) => refreshIdentity(kit) })
    expect(screen.getByRole('heading', { name: 'my-own.bowline.id' })).toBeVisible()
    expect(await violations()).toEqual([])
  },
)
