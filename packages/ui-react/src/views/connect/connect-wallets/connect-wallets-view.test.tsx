import { currentRoute } from '@bowline/kit-core'
import { screen, waitFor } from '@testing-library/react'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const row = (name: RegExp) => screen.getByRole('button', { name })

test('R-VIEW-18 R-FLOW-02 lists the wallets of Connect, which open the same views', async () => {
  const { kit, user, controls } = await showView({ view: 'ConnectWallets' })
  controls.holdNext()
  expect(screen.getByRole('heading', { name: 'Wallets' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'WalletConnectQR code',
    'Installed',
    'Test Wallet',
    'More wallets',
    'Host Wallet',
    'All wallets',
  ])
  expect(screen.queryByText('Powered by Bowline')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Don’t have a wallet/ })).not.toBeInTheDocument()
  await user.click(row(/Test Wallet/))
  await waitFor(() => expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal'))
})

test('R-FLOW-02 R-VIEW-12 disables the wallets until the user agrees to the terms', async () => {
  const { user } = await showView({
    view: 'ConnectWallets',
    options: { termsConditionsUrl: 'https://a.example/terms', features: { legalCheckbox: true } },
  })
  expect(row(/All wallets/)).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  expect(row(/All wallets/)).toBeEnabled()
})

test('R-FLOW-02 R-VIEW-17 arrow keys move between the rows', async () => {
  const { user } = await showView({ view: 'ConnectWallets' })
  row(/WalletConnect/).focus()
  await user.keyboard('{ArrowDown}')
  expect(row(/Test Wallet/)).toHaveFocus()
  await user.keyboard('{End}')
  expect(row(/All wallets/)).toHaveFocus()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ConnectWallets passes an accessibility check in the %s theme',
  async (theme) => {
    await showView({ view: 'ConnectWallets', theme })
    expect(await violations()).toEqual([])
  },
)
