import { type Connector, currentRoute } from '@bowline/kit-core'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { showView, THEMES, violations } from '../../../test/views/render-view.js'

const LEGAL = { termsConditionsUrl: 'https://a.example/terms', privacyPolicyUrl: 'https://a.example/privacy' }

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const row = (name: string | RegExp) => screen.getByRole('button', { name })

test('R-VIEW-07 R-CONN-12 R-CONN-15 wallets are listed by kind, installed ones with their tag', async () => {
  await showView()
  expect(screen.getByRole('list', { name: 'Wallets' })).toBeVisible()
  expect(rows()).toEqual([expect.stringMatching(/Test Walletinstalled$/), expect.stringMatching(/Host Wallet$/)])
})

test('R-VIEW-07 R-CFG-46 connectorTypeOrder decides which kind comes first', async () => {
  await showView({ options: { features: { connectorTypeOrder: ['external', 'injected'] } } })
  expect(rows()[0]).toContain('Host Wallet')
  expect(rows()[1]).toContain('Test Wallet')
})

test('R-CONN-02 a namespace filter leaves the wallets of that namespace', async () => {
  const solana = mockAdapter({
    namespace: 'solana',
    connectors: [{ id: 'sol', name: 'Sol Wallet', type: 'ANNOUNCED', chain: 'solana' }],
  })
  const { kit } = await showView({ others: [solana] })
  expect(rows()).toHaveLength(3)
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'solana' } })))
  expect(rows()).toEqual([expect.stringContaining('Sol Wallet')])
})

test('R-CONN-03 R-VIEW-08 a wallet that announces itself late joins the list', async () => {
  const { controls } = await showView()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  act(() => controls.announce(late))
  expect(row(/Late Wallet/)).toBeVisible()
})

test('R-CONN-18 R-CONN-19 choosing a wallet tells of it and opens ConnectingExternal with its connector', async () => {
  const { kit, user, events, controls } = await showView()
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  expect(events).toContain('SELECT_WALLET {"name":"Test Wallet","platform":"browser"}')
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Connect', 'ConnectingExternal'])
  expect(kit.getState().navigation.history.at(-1)?.data.connector?.id).toBe('test.wallet.eip155')
})

test('R-CONN-07 R-CONN-19 one wallet of several namespaces is one row, and connects on the active one', async () => {
  const twin = (namespace: 'eip155' | 'solana') =>
    mockAdapter({
      namespace,
      connectors: [{ id: `twin.${namespace}`, name: 'Twin', type: 'ANNOUNCED', chain: namespace }],
    })
  const solana = twin('solana')
  const { kit, user } = await showView({ adapter: twin('eip155'), others: [solana] })
  expect(rows()).toHaveLength(1)
  act(() => kit.store.set(({ network }) => ({ network: { ...network, activeNamespace: 'solana' } })))
  solana.controls.holdNext()
  await user.click(row(/Twin/))
  expect(currentRoute(kit.getState().navigation).data.connector).toMatchObject({ id: 'twin.solana', type: 'ANNOUNCED' })
})

test('R-CONN-14 a wallet the app lists and this browser lacks links to its page', async () => {
  const customWallets = [
    { id: 'own', name: 'Own Wallet', homepage: 'https://wallet.example/' },
    { id: 'none', name: 'No Page' },
  ]
  await showView({ options: { customWallets } })
  expect(screen.getByRole('link', { name: /Own Wallet/ })).toHaveAttribute('href', 'https://wallet.example/')
  expect(screen.queryByText('No Page')).not.toBeInTheDocument()
})

test('R-VIEW-08 until the kit has started, placeholders say that it is looking', async () => {
  const { kit } = await showView({ adapter: mockAdapter({ connectors: [] }) })
  act(() => kit.store.set({ lifecycle: 'booting' }))
  expect(screen.getByRole('status')).toHaveTextContent('Looking for wallets')
  expect(document.querySelectorAll('[data-part="row-skeleton"]')).toHaveLength(3)
})

test('R-VIEW-17 arrow keys move between rows, Home and End jump, Enter and Space choose', async () => {
  const { kit, user, controls } = await showView()
  controls.holdNext()
  row(/Test Wallet/).focus()
  await user.keyboard('{ArrowDown}')
  expect(row(/Host Wallet/)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(row(/Test Wallet/)).toHaveFocus()
  await user.keyboard('{End}')
  expect(row(/Host Wallet/)).toHaveFocus()
  await user.keyboard(' ')
  expect(currentRoute(kit.getState().navigation).data.connector?.name).toBe('Host Wallet')
})

test('R-VIEW-09 R-CFG-49 with wallets switched off and no other way, a text tells so', async () => {
  await showView({ options: { enableWallets: false } })
  expect(screen.getByText('No connection method is enabled')).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Haven’t got a wallet/ })).not.toBeInTheDocument()
})

test('R-VIEW-09 R-VIEW-15 with no wallet in the browser the way to learn of wallets stays', async () => {
  const { kit, user } = await showView({ adapter: mockAdapter({ connectors: [] }) })
  expect(screen.getByText('No wallet found in this browser')).toBeVisible()
  await user.click(row(/Haven’t got a wallet/))
  expect(currentRoute(kit.getState().navigation).view).toBe('WhatIsAWallet')
})

test('R-VIEW-15 enableWalletGuide: false hides the way to WhatIsAWallet', async () => {
  await showView({ options: { enableWalletGuide: false } })
  expect(screen.queryByRole('button', { name: /Haven’t got a wallet/ })).not.toBeInTheDocument()
})

test('R-VIEW-11 the legal text links to the pages that are set, in a new tab', async () => {
  const { unmount } = await showView({ options: LEGAL })
  const terms = screen.getByRole('link', { name: 'Terms of Service' })
  expect(terms).toHaveAttribute('href', LEGAL.termsConditionsUrl)
  expect(terms).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', LEGAL.privacyPolicyUrl)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  unmount()
  await showView({ options: { privacyPolicyUrl: LEGAL.privacyPolicyUrl } })
  expect(screen.getByText(/By connecting you agree to the/)).toHaveTextContent(
    'By connecting you agree to the Privacy Policy.',
  )
})

test('R-VIEW-12 the checkbox replaces the text and keeps every wallet off until it is ticked', async () => {
  const { kit, user, controls } = await showView({ options: { ...LEGAL, features: { legalCheckbox: true } } })
  controls.holdNext()
  expect(screen.queryByText(/By connecting/)).not.toBeInTheDocument()
  const wallet = row(/Test Wallet/)
  expect(wallet).toHaveAttribute('aria-disabled', 'true')
  wallet.focus()
  expect(wallet).not.toHaveFocus()
  await user.click(wallet)
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  expect(screen.getByRole('list', { name: 'Wallets' })).toHaveAccessibleDescription('Agree to the terms to go on')
  await user.click(screen.getByRole('checkbox', { name: /I agree to the Terms of Service and Privacy Policy/ }))
  await user.click(row(/Test Wallet/))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingExternal')
})

test('R-VIEW-12 legalCheckbox without an address to agree to asks nothing', async () => {
  await showView({ options: { features: { legalCheckbox: true } } })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(row(/Test Wallet/)).toBeEnabled()
})

test('R-VIEW-13 the tick outlives the view and is stored nowhere', async () => {
  const { kit, user } = await showView({ options: { ...LEGAL, features: { legalCheckbox: true } } })
  await user.click(screen.getByRole('checkbox'))
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: false } })))
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: true } })))
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(JSON.stringify({ ...localStorage })).toBe('{}')
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

test('R-CONN-09 a hostile name is made safe to show, and a request for a picture is not', async () => {
  const [installed] = mockConnectors('eip155')
  const evil = { ...installed, name: `\u202e${'W'.repeat(60)}`, imageUrl: 'https://track.example/a.png' }
  await showView({ adapter: mockAdapter({ connectors: [evil] }) })
  expect(row(/WWW/)).toHaveTextContent(`${'W'.repeat(40)}…`)
  expect(document.querySelector('img')).toBeNull()
})

test.each(THEMES)(
  'R-VIEW-03 R-HEAD-06 R-THEME-09 Connect passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showView({ theme, options: { ...LEGAL, features: { legalCheckbox: true } } })
    expect(await violations()).toEqual([])
    unmount()
    await showView({ theme, options: { enableWallets: false, ...LEGAL }, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
