import { currentRoute } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { LEGAL, NO_LOGIN, row, rows, setDirectory } from '../../../../test/views/connect-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

test('R-VIEW-16 R-FLOW-01 each row opens its view, back returns, and the modal closes', async () => {
  const twin = (namespace: 'eip155' | 'solana') =>
    mockAdapter({
      namespace,
      connectors: [
        { id: `twin.${namespace}`, name: 'Twin', type: 'ANNOUNCED', chain: namespace },
        { id: `one.${namespace}`, name: `One ${namespace}`, type: 'EXTERNAL', chain: namespace },
      ],
    })
  const adapter = twin('eip155')
  const { kit, user } = await showView({ adapter, others: [twin('solana')] })
  adapter.controls.holdNext()
  const views = () => kit.getState().navigation.history.map(({ view }) => view)
  const exits = [
    [/Twin/, 'ConnectingMultiChain'],
    [/One eip155/, 'ConnectingExternal'],
    [/WalletConnect/, 'ConnectingWalletConnect'],
    [/All wallets/, 'AllWallets'],
    [/Don’t have a wallet/, 'Create'],
    [/More social logins/, 'ConnectSocials'],
    ['What is a wallet?', 'WhatIsAWallet'],
  ] as const
  for (const [name, view] of exits) {
    await user.click(row(name))
    await waitFor(() => expect(views()).toEqual(['Connect', view]))
    await user.click(row('Back'))
    expect(views()).toEqual(['Connect'])
  }
  await user.click(row('Close'))
  expect(kit.getState().modal.open).toBe(false)
})

test('R-VIEW-17 arrow keys move between rows, Home and End jump, Enter and Space select', async () => {
  const { kit, user, controls } = await showView()
  controls.holdNext()
  row(/Test Wallet/).focus()
  await user.keyboard('{ArrowDown}')
  expect(row(/Host Wallet/)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(row(/WalletConnect/)).toHaveFocus()
  await user.keyboard('{End}')
  expect(row(/All wallets/)).toHaveFocus()
  await user.keyboard('{ArrowUp} ')
  await waitFor(() => expect(currentRoute(kit.getState().navigation).data.connector?.name).toBe('Host Wallet'))
})

test('R-VIEW-09 R-CFG-49 says that there are no methods when wallets are off and there is no login', async () => {
  await showView({ options: { enableWallets: false, features: NO_LOGIN } })
  expect(screen.getByText('No connection method is enabled')).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Don’t have a wallet/ })).not.toBeInTheDocument()
})

test('R-VIEW-09 R-VIEW-15 keeps the link to WhatIsAWallet when no wallet is in the browser', async () => {
  const { kit, user } = await showView({
    adapter: mockAdapter({ connectors: [] }),
    options: { enablePairing: false, features: NO_LOGIN },
  })
  expect(screen.getByText('No wallet found in this browser')).toBeVisible()
  await user.click(row(/Don’t have a wallet/))
  expect(currentRoute(kit.getState().navigation).view).toBe('WhatIsAWallet')
})

test('R-VIEW-09 keeps the pairing row and the row of all wallets when there is no wallet to list', async () => {
  await showView({ adapter: mockAdapter({ connectors: [] }) })
  expect(rows()).toEqual(['WalletConnectQR code', 'All wallets'])
})

test('R-VIEW-15 enableWalletGuide: false hides the link to WhatIsAWallet', async () => {
  await showView({ options: { enableWalletGuide: false } })
  expect(screen.queryByRole('button', { name: /Don’t have a wallet/ })).not.toBeInTheDocument()
})

test('R-VIEW-14 the branding follows the remote feature', async () => {
  const { kit } = await showView()
  expect(screen.getByText('Powered by Bowline')).toBeVisible()
  act(() =>
    kit.store.set(({ config }) => ({
      config: { ...config, remoteFeatures: { ...config.remoteFeatures, branding: false } },
    })),
  )
  expect(screen.queryByText('Powered by Bowline')).not.toBeInTheDocument()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-HEAD-06 R-THEME-09 Connect passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showView({
      theme,
      options: { ...LEGAL, features: { legalCheckbox: true } },
      before: (asked) => setDirectory(asked, { status: 'loading' }),
    })
    expect(await violations()).toEqual([])
    unmount()
    await showView({ theme, options: { enableWallets: false, ...LEGAL }, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
