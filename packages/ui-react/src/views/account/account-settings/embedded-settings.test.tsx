import type { Kit } from '@bowline/kit-core'
import { connect, setFeatures } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { blockWindows, SECURE_SITE, windows } from '../../../../test/page/social-window.js'
import { ADDRESSES } from '../../../../test/views/accounts-fixture.js'
import { button, showEmbeddedView, showLoggedIn } from '../../../../test/views/embedded-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

const offerSmartAccounts = (kit: Kit, ids: readonly number[]) =>
  kit.store.set(({ network }) => {
    const { eip155 } = network.byNamespace
    if (!eip155) return {}
    return {
      network: {
        ...network,
        byNamespace: { ...network.byNamespace, eip155: { ...eip155, smartAccountEnabledNetworks: ids } },
      },
    }
  })

test('R-VIEW-43 R-FLOW-17 R-FLOW-20 the embedded wallet has a row for its email and a row for the upgrade', async () => {
  const { user, view } = await showLoggedIn({ view: 'AccountSettings' })
  expect(rows()).toEqual([
    'anna@example.comEmail',
    'EthereumNetwork',
    '@Choose account name',
    'Upgrade your walletTake full control of your keys',
    'Devices and securityLog out devices, export your keys',
    'Hide balances',
  ])
  await user.click(button(/anna@example\.com/))
  expect(view()).toBe('UpdateEmailWallet')
  await user.click(button('Back'))
  await user.click(button(/Upgrade your wallet/))
  expect(view()).toBe('UpgradeEmailWallet')
})

test('R-FRAME-108 R-VIEW-43 Devices and security opens the secure site’s window within the press', async () => {
  const { user } = await showLoggedIn({ view: 'AccountSettings', options: { endpoints: { secureSite: SECURE_SITE } } })
  await user.click(button(/Devices and security/))
  expect(windows).toHaveLength(1)
  await waitFor(() => expect(windows[0]?.location.href).toBe(`${SECURE_SITE}/account.html`))
})

test.each(THEMES)(
  'R-FRAME-108 a blocked window shows advice and a button that opens it, in the %s theme',
  async (theme) => {
    blockWindows()
    const { user } = await showLoggedIn({
      view: 'AccountSettings',
      theme,
      options: { endpoints: { secureSite: SECURE_SITE } },
    })
    await user.click(button(/Devices and security/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Allow pop-ups for this page')
    expect(await violations()).toEqual([])
    blockWindows(false)
    await user.click(button('Open window'))
    expect(windows).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
)

test('R-CFG-20 R-VIEW-43 hides the email row when email logins are turned off', async () => {
  const { kit } = await showLoggedIn({ view: 'AccountSettings' })
  act(() => setFeatures(kit, { email: false }))
  expect(screen.queryByRole('button', { name: /anna@example\.com/ })).not.toBeInTheDocument()
})

test('R-VIEW-43 the email address of a social login cannot be changed', async () => {
  const { kit } = await showLoggedIn({ view: 'AccountSettings' })
  act(() =>
    kit.store.set(({ accounts }) =>
      accounts.eip155 ? { accounts: { ...accounts, eip155: { ...accounts.eip155, socialProvider: 'google' } } } : {},
    ),
  )
  expect(screen.queryByRole('button', { name: /anna@example\.com/ })).not.toBeInTheDocument()
  expect(button(/Upgrade your wallet/)).toBeVisible()
})

test('R-CONN-78 R-CONN-79 R-CONN-80 R-VIEW-43 the account type is offered where the network has both, and a declined switch keeps it and shows a toast', async () => {
  const [key = '', contract = ''] = ADDRESSES
  const adapter = mockAdapter({
    connectors: [{ id: 'AUTH', name: 'Embedded wallet', type: 'AUTH', chain: 'eip155' }],
    accounts: [
      { address: key, type: 'eoa' },
      { address: contract, type: 'smartAccount' },
    ],
  })
  const fake = createFakeFrame({ user: { email: 'anna@example.com' } })
  const { kit, user, names } = await showEmbeddedView({
    fake,
    adapter,
    view: 'AccountSettings',
    before: async (asked) => void (await connect(asked, { connectorId: 'AUTH' })),
  })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  act(() => offerSmartAccounts(kit, [1]))
  expect(screen.getByRole('radio', { name: 'Standard account' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Smart account' }))
  await waitFor(() => expect(names()).toContain('SET_PREFERRED_ACCOUNT'))
  await waitFor(() => expect(kit.getState().toast).toMatchObject({ open: true, variant: 'error' }))
  expect(screen.getByRole('radio', { name: 'Standard account' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Smart account' })).toBeEnabled()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the settings of the embedded wallet pass an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showLoggedIn({ view: 'AccountSettings', theme })
    expect(await violations()).toEqual([])
    unmount()
    await showLoggedIn({ view: 'AccountSettings', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
