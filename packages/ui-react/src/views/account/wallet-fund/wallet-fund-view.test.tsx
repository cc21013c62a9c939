import { currentRoute } from '@bowline/kit-core'
import { open } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const showFund = (params: ShowParams = {}) => showView({ view: 'WalletFund', connected: true, ...params })
const view = (kit: Awaited<ReturnType<typeof showFund>>['kit']) => currentRoute(kit.getState().navigation).view

test('R-FLOW-28 R-VIEW-03 lists the enabled options, each of which opens its view', async () => {
  const { user, kit } = await showFund()
  expect(screen.getByRole('heading', { name: 'Add funds' })).toBeVisible()
  const ways = screen.getAllByRole('listitem')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Buy cryptoWith a card or a bank account',
    'Receive fundsFrom another wallet, by address or QR code',
  ])
  await user.click(screen.getByRole('button', { name: /Receive funds/ }))
  expect(view(kit)).toBe('WalletReceive')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(view(kit)).toBe('WalletFund')
  await user.click(screen.getByRole('button', { name: /Buy crypto/ }))
  expect(view(kit)).toBe('OnRampProviders')
})

test('R-FLOW-28 R-VIEW-03 says that no option is enabled', async () => {
  await showFund({ options: { features: { receive: false, onramp: false } } })
  expect(screen.getByText('This app has no way to add funds')).toBeVisible()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('R-MODAL-04 R-VIEW-05 an app can open the view by name, and Connect shows without an account', async () => {
  const { kit } = await showView({ connected: true, view: 'Account' })
  await act(async () => void open(kit, { view: 'WalletFund' }))
  expect(view(kit)).toBe('WalletFund')
  const { kit: stranger } = await showView({})
  await act(async () => void open(stranger, { view: 'WalletFund' }))
  expect(view(stranger)).toBe('Connect')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 WalletFund passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showFund({ theme })
    expect(await violations()).toEqual([])
    unmount()
    await showFund({ theme, locale: 'ar', options: { features: { receive: false, onramp: false } } })
    expect(await violations()).toEqual([])
  },
)
