import { currentRoute } from '@bowline/kit-core'
import { screen } from '@testing-library/react'
import { row } from '../../../../test/views/connect-fixture.js'
import { showView } from '../../../../test/views/render-view.js'

test.each([
  ['R-CFG-48', { collapseWallets: true }],
  ['R-CFG-47', { emailShowWallets: false }],
])(
  '%s R-VIEW-16 R-VIEW-18 R-FLOW-02 shows one button that opens the wallets when another method comes first',
  async (_, features) => {
    const { kit, user } = await showView({ options: { features: { ...features, email: true } } })
    expect(screen.queryByRole('list', { name: 'Wallets' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Test Wallet|All wallets/ })).not.toBeInTheDocument()
    await user.click(row('Continue with a wallet'))
    expect(currentRoute(kit.getState().navigation).view).toBe('ConnectWallets')
  },
)

test('R-CFG-48 wallets are not collapsed when they are the only method', async () => {
  await showView({
    options: { features: { collapseWallets: true, emailShowWallets: false, email: false, socials: false } },
  })
  expect(row(/Test Wallet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue with a wallet' })).not.toBeInTheDocument()
})
