import { currentRoute, type Kit } from '@bowline/kit-core'
import { connect, push } from '@bowline/kit-core/actions'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { mainnet } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createExplorer, testWallets } from '../../../../test/page/explorer.js'
import { serving, token } from '../../../../test/views/account-fixture.js'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const solanaNetwork = {
  ...mainnet,
  id: 'sol',
  name: 'Solana',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:sol',
} as const

/** Connects both wallets of the mock adapter; Host Wallet is active. */
const connectBoth = async (kit: Kit) => {
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await connect(kit, { connectorId: 'host.wallet.eip155' })
}
const showWallets = (params: ShowParams = {}) => showView({ view: 'ProfileWallets', before: connectBoth, ...params })
const row = (name: string | RegExp) => screen.getByRole('button', { name })
const connected = () =>
  within(screen.getByRole('list', { name: 'Connected' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const view = (kit: Kit) => currentRoute(kit.getState().navigation).view

test('R-CONN-116 R-CONN-117 R-FLOW-24 lists connected wallets with their address, the active one first and marked', async () => {
  await showWallets()
  expect(connected()).toEqual(['Host Wallet0x11…111111active', 'Test Wallet0x11…111111'])
  expect(row(/Host Wallet.*active/)).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
})

test('R-CONN-09 R-CONN-117 a connected wallet without its own icon shows the explorer’s', async () => {
  const explorer = createExplorer()
  const adapter = mockAdapter({
    connectors: [{ id: 'ext', name: 'Ext', type: 'EXTERNAL', chain: 'eip155', imageId: 'a1' }],
  })
  await showWallets({ adapter, fetch: explorer.fetch, before: (kit) => void connect(kit, { connectorId: 'ext' }) })
  await explorer.settle()
  expect(row(/^Ext/).querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
})

test('R-CONN-116 R-CONN-118 R-FLOW-24 a press switches the wallet, shows a toast and opens Account', async () => {
  const { kit, user } = await showWallets({ fetch: serving(token()).fetch })
  await user.click(row(/^Test Wallet/))
  await waitFor(() => expect(view(kit)).toBe('Account'))
  expect(kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)).toEqual([
    'test.wallet.eip155',
    'host.wallet.eip155',
  ])
  expect(kit.getState().toast).toMatchObject({ open: true, message: 'Wallet switched', variant: 'success' })
})

test('R-FLOW-24 the button on Account shows the number of wallets and opens the view, and back returns', async () => {
  const { kit, user } = await showWallets({ view: 'Account', fetch: serving(token()).fetch })
  await user.click(row(/Wallets.*2 connected/))
  expect(view(kit)).toBe('ProfileWallets')
  await user.click(row(/Host Wallet.*active/))
  expect(kit.getState().navigation.history.map((route) => route.view)).toEqual(['Account'])
  expect(kit.getState().toast.open).toBe(false)
})

test('R-CONN-117 R-FLOW-24 the button next to a wallet disconnects it, and focus stays in the list', async () => {
  const { kit, user, controls } = await showWallets()
  controls.holdNext({ method: 'disconnect' })
  await user.click(row('Disconnect Test Wallet'))
  expect(row('Disconnect Test Wallet')).toHaveAttribute('aria-busy', 'true')
  expect(row(/^Host Wallet/)).toBeDisabled()
  await act(async () => controls.approve())
  expect(connected()).toEqual([expect.stringContaining('Host Wallet')])
  expect(kit.getState().connect.status).toBe('connected')
  await waitFor(() => expect(row(/^Host Wallet/)).toHaveFocus())
})

test('R-CONN-99 R-CONN-117 a failed disconnect shows a toast and keeps the wallet', async () => {
  const { user, controls } = await showWallets()
  controls.rejectNext({ method: 'disconnect', error: new WalletRequestError('gone') })
  await user.click(row('Disconnect Test Wallet'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to disconnect')
  expect(connected()).toHaveLength(2)
})

test('R-CONN-117 Disconnect all ends every connection and closes the modal', async () => {
  const { kit, user, dialog } = await showWallets()
  await user.click(row('Disconnect all'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-117 R-FLOW-24 Add wallet opens Connect for the namespace', async () => {
  const { kit, user } = await showWallets()
  await user.click(row('Add wallet'))
  expect(view(kit)).toBe('Connect')
  expect(kit.getState().modal.namespaceFilter).toBe('eip155')
})

test('R-VIEW-97 R-HEAD-04 Back from Add wallet returns to the wallets with the active one unchanged', async () => {
  const { kit, user } = await showView({
    others: [mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solanaNetwork] },
    before: async (asked) => void (await connect(asked, { connectorId: 'test.wallet.eip155' })),
    view: 'Account',
  })
  act(() => push(kit, { view: 'ProfileWallets' }))
  await user.click(await screen.findByRole('tab', { name: 'Solana' }))
  await user.click(row('Add wallet'))
  expect(view(kit)).toBe('Connect')
  expect(kit.getState().modal.namespaceFilter).toBe('solana')
  await user.click(row('Back'))
  expect(view(kit)).toBe('ProfileWallets')
  expect(kit.getState().network.activeNamespace).toBe('eip155')
  expect(kit.getState().modal).toMatchObject({ namespaceFilter: undefined, namespaceBefore: undefined })
  await user.click(row('Back'))
  expect(view(kit)).toBe('Account')
})

test('R-VIEW-97 Back from connecting a new wallet returns to the list of wallets', async () => {
  const { kit, user, controls } = await showWallets({
    before: (asked) => connect(asked, { connectorId: 'test.wallet.eip155' }).then(() => {}),
  })
  controls.holdNext()
  await user.click(row('Add wallet'))
  await user.click(row(/^Host Wallet/))
  await waitFor(() => expect(view(kit)).toBe('ConnectingExternal'))
  await user.click(row('Back'))
  expect(view(kit)).toBe('Connect')
  await user.click(row('Back'))
  expect(view(kit)).toBe('ProfileWallets')
})

test('R-CONN-117 R-FLOW-24 recent wallets are listed unless they are connected or hidden', async () => {
  const [recent, hidden] = testWallets(2)
  if (!recent || !hidden) throw new Error('too few wallets')
  const { kit, user } = await showWallets({
    options: { excludeWalletIds: [hidden.id] },
    before: async (asked) => {
      await connectBoth(asked)
      asked.store.set({ recentWallets: [recent, hidden, { ...recent, id: 'same', name: 'test wallet' }] })
    },
  })
  const list = within(screen.getByRole('list', { name: 'Recently connected' }))
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(['Wallet 1'])
  await user.click(row('Wallet 1'))
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: recent.id } },
  })
})

test('R-FLOW-24 there is a tab per namespace with arrow keys, and one without a wallet says so', async () => {
  const { kit, user } = await showWallets({
    others: [mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solanaNetwork] },
  })
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['EVM networks', 'Solana'])
  act(() => tabs[0]?.focus())
  await user.keyboard('{ArrowRight}')
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('No wallet connected')).toBeVisible()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Add a wallet to use this app on Solana.')
  await user.click(row('Add wallet'))
  expect(kit.getState().modal.namespaceFilter).toBe('solana')
})

test('R-CONN-116 R-CONN-118 a wallet of another namespace becomes active with its namespace', async () => {
  const solana = mockAdapter({ namespace: 'solana' })
  const { kit, user } = await showView({
    others: [solana],
    options: { networks: [mainnet, solanaNetwork] },
    before: async (asked) => {
      await connect(asked, { connectorId: 'test.wallet.solana' })
      await connect(asked, { connectorId: 'test.wallet.eip155' })
    },
    view: 'ProfileWallets',
  })
  expect(kit.getState().network.activeNamespace).toBe('eip155')
  await user.click(screen.getByRole('tab', { name: 'Solana' }))
  await user.click(row(/^Test Wallet/))
  await waitFor(() => expect(view(kit)).toBe('Account'))
  expect(kit.getState().network.activeNamespace).toBe('solana')
})

test('R-FLOW-24 arrow keys move between the wallets', async () => {
  const { user } = await showWallets()
  act(() => row(/^Host Wallet/).focus())
  await user.keyboard('{ArrowDown}')
  expect(row(/^Test Wallet/)).toHaveFocus()
})

test('R-FLOW-24 a failed switch shows the reason and stays in the view', async () => {
  const { kit, user } = await showWallets()
  const switchConnection = async () => {
    throw new WalletRequestError('The wallet is locked')
  }
  const adapter = kit.adapters.get('eip155')
  if (!adapter) throw new Error('no adapter')
  Reflect.set(adapter, 'switchConnection', switchConnection)
  await user.click(row(/^Test Wallet/))
  expect(await screen.findByRole('alert')).toHaveTextContent('The wallet is locked')
  expect(view(kit)).toBe('ProfileWallets')
})

test('R-NAV-08 back returns to the previous view', async () => {
  const { kit, user } = await showWallets({ view: 'Account' })
  act(() => push(kit, { view: 'ProfileWallets' }))
  await user.click(row('Back'))
  expect(view(kit)).toBe('Account')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ProfileWallets passes an accessibility check in the %s theme',
  async (theme) => {
    const recent = (kit: Kit) => kit.store.set({ recentWallets: testWallets(2) })
    const { unmount } = await showWallets({
      theme,
      others: [mockAdapter({ namespace: 'solana' })],
      options: { networks: [mainnet, solanaNetwork] },
      before: async (kit) => {
        await connectBoth(kit)
        recent(kit)
      },
    })
    expect(await violations()).toEqual([])
    unmount()
    await showWallets({ theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
