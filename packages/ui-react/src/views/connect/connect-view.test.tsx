import { type Connector, currentRoute, type DirectoryState, type Kit, type WalletListing } from '@bowline/kit-core'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen, within } from '@testing-library/react'
import { createExplorer, testWallets } from '../../../test/page/explorer.js'
import { preloadingAdapter } from '../../../test/page/preloading-adapter.js'
import { expectWait } from '../../../test/views/expect-wait.js'
import { showView, THEMES, violations } from '../../../test/views/render-view.js'

const LEGAL = { termsConditionsUrl: 'https://a.example/terms', privacyPolicyUrl: 'https://a.example/privacy' }

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const placeholders = () => document.querySelectorAll('[data-part="row-skeleton"]')
const setDirectory = (kit: Kit, part: Partial<DirectoryState>) =>
  kit.store.set(({ directory }) => ({ directory: { ...directory, ...part } }))
const listing =
  (part: Partial<DirectoryState>, recentWallets: readonly WalletListing[] = []) =>
  (kit: Kit) => {
    setDirectory(kit, { status: 'ready', count: 644, ...part })
    kit.store.set({ recentWallets })
  }
const row = (name: string | RegExp) => screen.getByRole('button', { name })

test('R-VIEW-07 R-CONN-10 R-CONN-12 R-CONN-15 R-CONN-17 wallets by kind with their tags, then the way to all of them', async () => {
  await showView()
  expect(screen.getByRole('list', { name: 'Wallets' })).toBeVisible()
  expect(rows()).toEqual(['WalletConnectQR code', 'Test Walletinstalled', 'Host Wallet', 'All Wallets'])
})

test('R-VIEW-07 R-CONN-11 R-CONN-13 R-CONN-14 R-CONN-16 every kind of row, in the configured order', async () => {
  const [recent, featured] = testWallets(2)
  if (!recent || !featured) throw new Error('too few wallets')
  await showView({
    options: { featuredWalletIds: [featured.id], customWallets: [{ id: 'own', name: 'Own Wallet' }] },
    before: listing({ featured: [featured] }, [recent]),
  })
  expect(rows()).toEqual([
    'WalletConnectQR code',
    'Wallet 1recent',
    'Test Walletinstalled',
    'Wallet 2',
    'Own Wallet',
    'Host Wallet',
    'All Wallets640+',
  ])
})

test('R-CONN-16 recommended wallets fill what installed and recent ones leave', async () => {
  await showView({ before: listing({ recommended: testWallets(4) }) })
  expect(rows()).toEqual(['WalletConnectQR code', 'Test Walletinstalled', 'Host Wallet', 'Wallet 1', 'All Wallets640+'])
})

test('R-VIEW-07 R-CFG-46 connectorTypeOrder decides which kind comes first', async () => {
  await showView({ options: { features: { connectorTypeOrder: ['external', 'injected'] } } })
  expect(rows()).toEqual(['Host Wallet', 'Test Walletinstalled', 'WalletConnectQR code', 'All Wallets'])
})

test('R-VIEW-08 R-HOST-16 while the directory loads, placeholders stand for what it owes and installed wallets are there', async () => {
  const { kit } = await showView({ before: (asked) => setDirectory(asked, { status: 'loading' }) })
  expect(row(/Test Wallet/)).toBeVisible()
  expect(placeholders()).toHaveLength(1)
  expectWait('Looking for wallets')
  const before = rows()
  act(() => setDirectory(kit, { status: 'ready', recommended: testWallets(4), count: 644 }))
  expect(placeholders()).toHaveLength(0)
  expect(rows()).toEqual([...before.slice(0, 3), 'Wallet 1', 'All Wallets640+'])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('R-VIEW-08 what comes late moves nothing that is under the finger', async () => {
  const { kit, controls } = await showView({ before: listing({ recommended: testWallets(4) }) })
  const before = rows()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  act(() => controls.announce(late))
  expect(rows().slice(0, 4)).toEqual(before.slice(0, 4))
  expect(rows().at(-2)).toBe('Late Walletinstalled')
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: false } })))
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, open: true } })))
  expect(rows()[2]).toBe('Late Walletinstalled')
})

test('R-VIEW-08 R-CONN-02 the wallets of a namespace are another list, in its own order', async () => {
  const { kit, controls } = await showView()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  act(() => controls.announce(late))
  expect(rows().at(-2)).toBe('Late Walletinstalled')
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'eip155' } })))
  expect(rows()[2]).toBe('Late Walletinstalled')
})

test('R-CONN-17 the row of all wallets tells how many and leads there, and is told', async () => {
  const { kit, user, events } = await showView({ before: listing({ count: 7 }) })
  expect(row(/All Wallets/)).toHaveTextContent('All Wallets7')
  await user.click(row(/All Wallets/))
  expect(events).toContain('CLICK_ALL_WALLETS {}')
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
})

test('R-CFG-50 allWallets: HIDE leaves the row out', async () => {
  await showView({ options: { allWallets: 'HIDE' } })
  expect(screen.queryByRole('button', { name: /All Wallets/ })).not.toBeInTheDocument()
})

test('R-CONN-28 R-CONN-09 a wallet of the directory has its picture from the explorer', async () => {
  const explorer = createExplorer()
  await showView({ fetch: explorer.fetch, before: listing({ recommended: testWallets(1) }) })
  await explorer.settle()
  expect(explorer.pictures).toEqual(['i1'])
  expect(row('Wallet 1').querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
})

test('R-CONN-02 a namespace filter leaves the wallets of that namespace', async () => {
  const solana = mockAdapter({
    namespace: 'solana',
    connectors: [{ id: 'sol', name: 'Sol Wallet', type: 'ANNOUNCED', chain: 'solana' }],
  })
  const { kit } = await showView({ others: [solana] })
  expect(rows()).toHaveLength(5)
  act(() => kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'solana' } })))
  expect(rows()).toEqual(['WalletConnectQR code', 'Sol Walletinstalled', 'All Wallets'])
})

test('R-CONN-03 R-VIEW-08 a wallet that announces itself late joins the list', async () => {
  const { controls } = await showView()
  const late: Connector = { id: 'late', name: 'Late Wallet', type: 'ANNOUNCED', chain: 'eip155' }
  act(() => controls.announce(late))
  expect(row(/Late Wallet/)).toBeVisible()
})

test('R-HOST-08 what connecting needs is loaded when the visitor reaches for a wallet', async () => {
  const { adapter, preloads } = preloadingAdapter()
  const { user } = await showView({ adapter })
  await user.hover(row(/WalletConnect/))
  expect(preloads()).toBe(0)
  await user.hover(row(/Test Wallet/))
  expect(preloads()).toBe(1)
  act(() => row(/Host Wallet/).focus())
  expect(preloads()).toBe(2)
})

test('R-CONN-18 R-CONN-19 choosing a wallet tells of it and opens ConnectingExternal with its connector', async () => {
  const { kit, user, events, controls } = await showView()
  controls.holdNext()
  await user.click(row(/Test Wallet/))
  expect(events).toContain('SELECT_WALLET {"name":"Test Wallet","platform":"browser"}')
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Connect', 'ConnectingExternal'])
  expect(kit.getState().navigation.history.at(-1)?.data.connector?.id).toBe('test.wallet.eip155')
})

test('R-CONN-07 R-CONN-19 one wallet of several namespaces is one row and asks for the namespace', async () => {
  const twin = (namespace: 'eip155' | 'solana') =>
    mockAdapter({
      namespace,
      connectors: [{ id: `twin.${namespace}`, name: 'Twin', type: 'ANNOUNCED', chain: namespace }],
    })
  const { kit, user } = await showView({ adapter: twin('eip155'), others: [twin('solana')] })
  expect(rows().filter((name) => name?.includes('Twin'))).toHaveLength(1)
  await user.click(row(/Twin/))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connector: { type: 'MULTI_CHAIN', connectors: [{ id: 'twin.eip155' }, { id: 'twin.solana' }] } },
  })
})

test('R-CONN-10 R-CONN-19 the pairing row leads to the QR code, for no wallet in particular', async () => {
  const { kit, user } = await showView()
  await user.click(row(/WalletConnect/))
  const { view, data } = currentRoute(kit.getState().navigation)
  expect([view, data.wallet]).toEqual(['ConnectingWalletConnect', undefined])
})

test('R-CONN-14 R-CONN-19 a wallet the app lists is chosen as one of the directory is', async () => {
  const customWallets = [{ id: 'own', name: 'Own Wallet', homepage: 'https://wallet.example/' }]
  const { kit, user } = await showView({ options: { customWallets } })
  await user.click(row('Own Wallet'))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: 'own', homepage: 'https://wallet.example/' } },
  })
})

test('R-VIEW-16 R-FLOW-01 what each row leads to, back from there, and the way out', async () => {
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
    [/All Wallets/, 'AllWallets'],
    [/Haven’t got a wallet/, 'WhatIsAWallet'],
    ['What is a wallet?', 'WhatIsAWallet'],
  ] as const
  for (const [name, view] of exits) {
    await user.click(row(name))
    expect(views()).toEqual(['Connect', view])
    await user.click(row('Back'))
    expect(views()).toEqual(['Connect'])
  }
  await user.click(row('Close'))
  expect(kit.getState().modal.open).toBe(false)
})

test.each([
  ['R-CFG-48', { collapseWallets: true }],
  ['R-CFG-47', { emailShowWallets: false }],
])(
  '%s R-VIEW-16 R-VIEW-18 R-FLOW-02 where another way comes first, one button leads to the wallets',
  async (_, features) => {
    const { kit, user } = await showView({ options: { features: { ...features, email: true } } })
    expect(screen.queryByRole('list', { name: 'Wallets' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Test Wallet|All Wallets/ })).not.toBeInTheDocument()
    await user.click(row('Continue with a wallet'))
    expect(currentRoute(kit.getState().navigation).view).toBe('ConnectWallets')
  },
)

test('R-CFG-48 wallets that are the only way are never behind a button', async () => {
  await showView({
    options: { features: { collapseWallets: true, emailShowWallets: false, email: false, socials: false } },
  })
  expect(row(/Test Wallet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue with a wallet' })).not.toBeInTheDocument()
})

test('R-VIEW-12 R-CFG-48 the one button too is off until the terms are agreed to', async () => {
  const features = { collapseWallets: true, email: true, legalCheckbox: true }
  const { user } = await showView({ options: { ...LEGAL, features } })
  expect(row('Continue with a wallet')).toBeDisabled()
  await user.click(screen.getByRole('checkbox'))
  expect(row('Continue with a wallet')).toBeEnabled()
})

test('R-VIEW-08 until the kit has started, placeholders say that it is looking', async () => {
  const { kit } = await showView({
    adapter: mockAdapter({ connectors: [] }),
    options: { enablePairing: false },
  })
  act(() => kit.store.set({ lifecycle: 'booting' }))
  expectWait('Looking for wallets')
  expect(placeholders()).toHaveLength(3)
})

test('R-VIEW-17 arrow keys move between rows, Home and End jump, Enter and Space choose', async () => {
  const { kit, user, controls } = await showView()
  controls.holdNext()
  row(/Test Wallet/).focus()
  await user.keyboard('{ArrowDown}')
  expect(row(/Host Wallet/)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(row(/WalletConnect/)).toHaveFocus()
  await user.keyboard('{End}')
  expect(row(/All Wallets/)).toHaveFocus()
  await user.keyboard('{ArrowUp} ')
  expect(currentRoute(kit.getState().navigation).data.connector?.name).toBe('Host Wallet')
})

test('R-VIEW-09 R-CFG-49 with wallets switched off and no other way, a text tells so', async () => {
  await showView({ options: { enableWallets: false } })
  expect(screen.getByText('No connection method is enabled')).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Haven’t got a wallet/ })).not.toBeInTheDocument()
})

test('R-VIEW-09 R-VIEW-15 with no wallet in the browser the way to learn of wallets stays', async () => {
  const { kit, user } = await showView({
    adapter: mockAdapter({ connectors: [] }),
    options: { enablePairing: false },
  })
  expect(screen.getByText('No wallet found in this browser')).toBeVisible()
  await user.click(row(/Haven’t got a wallet/))
  expect(currentRoute(kit.getState().navigation).view).toBe('WhatIsAWallet')
})

test('R-VIEW-09 with no wallet to list, the pairing row and the way to all wallets remain', async () => {
  await showView({ adapter: mockAdapter({ connectors: [] }) })
  expect(rows()).toEqual(['WalletConnectQR code', 'All Wallets'])
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
  for (const each of screen.getAllByRole('listitem')) expect(within(each).getByRole('button')).toBeDisabled()
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
  expect(row(/WWW/).querySelector('img')).toBeNull()
})

test.each(THEMES)(
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
