import { currentRoute } from '@bowline/kit-core'
import { connect, setAddressLabel } from '@bowline/kit-core/actions'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { bitcoin, mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createDataService, serving, showAccount, token, tokenRows } from '../../../../test/views/account-fixture.js'
import { fullTest, type ShowParams, THEMES, violations } from '../../../../test/views/render-view.js'

const ADDRESS = '0x1111111111111111111111111111111111111111'

/** Account on a network without prices. */
const showFresh = (params: ShowParams = {}) => showAccount({ ...params, options: { endpoints: {} } })

const readings = (requests: readonly { method: string }[]) =>
  requests.filter(({ method }) => method === 'getBalance').length

test('R-VIEW-41 R-CONST-25 Account shortens the address to four and six characters, and copies the whole address', async () => {
  const { user } = await showAccount()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(screen.getByText('0x11…111111')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(written).toHaveBeenCalledWith(ADDRESS)
  expect(await screen.findByText('Address copied')).toBeInTheDocument()
})

test('R-ACCT-73 R-ACCT-06 shows the native balance with its symbol when there is no total', async () => {
  await showFresh({ adapter: mockAdapter({ balance: 1_234_567_999_999_999_999_999n }) })
  expect(screen.getByText('1,234.567')).toBeVisible()
  expect(screen.getByText('ETH')).toBeVisible()
})

test('R-VIEW-42 shows a placeholder and a text for screen readers while the balance loads', async () => {
  const adapter = mockAdapter()
  adapter.controls.holdNext({ method: 'getBalance' })
  const { controls } = await showFresh({ adapter })
  expect(screen.getByText('Loading balance')).toBeInTheDocument()
  expect(document.querySelector('[data-part="skeleton"]')).toBeVisible()
  await act(async () => controls.approve())
  expect(screen.getByText('1.5')).toBeVisible()
})

test('R-VIEW-42 R-ACCT-08 shows a dash for a failed balance, never 0, and a retry button', async () => {
  const adapter = mockAdapter()
  for (let time = 0; time < 2; time++)
    adapter.controls.rejectNext({ method: 'getBalance', error: new Error('no node') })
  const { user } = await showFresh({ adapter })
  expect(screen.getByText('–')).toBeVisible()
  expect(screen.getByText('Balance unavailable')).toBeVisible()
  expect(screen.queryByText('0')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reload balance' }))
  expect(await screen.findByText('1.5')).toBeVisible()
  expect(screen.queryByText('Balance unavailable')).not.toBeInTheDocument()
})

test('R-ACCT-08 keeps a balance that could not be refreshed, and marks it as outdated', async () => {
  const { kit, controls, user } = await showFresh()
  act(() =>
    kit.store.set(({ accounts }) => ({
      accounts: { ...accounts, ...(accounts.eip155 && { eip155: { ...accounts.eip155, isBalanceStale: true } }) },
    })),
  )
  expect(screen.getByText('1.5')).toBeVisible()
  expect(screen.getByText('Balance may be out of date')).toBeVisible()
  const before = readings(controls.requests)
  await user.click(screen.getByRole('button', { name: 'Reload balance' }))
  expect(readings(controls.requests)).toBe(before + 1)
})

test('R-VIEW-42 shows a dash for a namespace without balances', async () => {
  await showFresh({ adapter: mockAdapter({ lacks: ['getBalance'] }) })
  expect(screen.getByText('–')).toBeVisible()
})

test('R-ACCT-64 opens the explorer in a new tab without a reference to this page', async () => {
  await showAccount()
  const link = screen.getByRole('link', { name: 'View on explorer' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test('R-VIEW-120 R-VIEW-41 shows the wallet’s name, the explorer link and the actions side by side', async () => {
  await showAccount()
  expect(screen.getByText(/Connected with/)).toHaveTextContent('Connected with Test Wallet')
  expect(screen.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
    'href',
    `https://etherscan.io/address/${ADDRESS}`,
  )
  const actions = within(screen.getByRole('toolbar', { name: 'Actions' }))
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Buy',
    'Swap',
    'Receive',
    'Send',
  ])
})

test('R-VIEW-120 R-REACT-07 fetches one identity and one balance for the total and the tokens', async () => {
  const service = serving(token())
  await showAccount({ fetch: service.fetch })
  await waitFor(() => expect(tokenRows()).toHaveLength(1))
  expect(screen.getByText('Total value')).toBeInTheDocument()
  expect(screen.getAllByText('$4,500.00')).toHaveLength(2)
  expect([...service.asked].sort()).toEqual(['balance', 'identity'])
})

test('R-VIEW-41 R-ACCT-56 shows a name in place of the address, and still copies the address', async () => {
  const service = createDataService()
  service.identity({ name: 'fox.example', avatar: null })
  const { user } = await showAccount({ fetch: service.fetch })
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(await screen.findByText('fox.example')).toBeVisible()
  expect(screen.queryByText('0x11…111111')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(written).toHaveBeenCalledWith(ADDRESS)
})

test('R-ACCT-59 prefers the app’s label for the address over its name', async () => {
  const service = createDataService()
  service.identity({ name: 'fox.example', avatar: null })
  const { kit } = await showAccount({ fetch: service.fetch })
  expect(await screen.findByText('fox.example')).toBeVisible()
  act(() => setAddressLabel(kit, { address: ADDRESS, label: 'Treasury' }))
  expect(screen.getByText('Treasury')).toBeVisible()
})

test('R-VIEW-120 hides the total and the tokens', async () => {
  const shown = await showAccount({ fetch: serving(token()).fetch })
  await waitFor(() => expect(tokenRows()).toHaveLength(1))
  await shown.user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(screen.getAllByText('Hidden')).toHaveLength(2)
  expect(shown.dialog()).not.toHaveTextContent(/[$.]/)
})

test('R-VIEW-40 R-VIEW-120 R-ACCT-51 shows tokens, NFTs and activity as tabs, and no activity when it is off', async () => {
  const service = serving(token())
  const { user, events, unmount } = await showAccount({ fetch: service.fetch })
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs()).toEqual(['Tokens', 'NFTs', 'Activity'])
  await user.click(screen.getByRole('tab', { name: 'NFTs' }))
  expect(await screen.findByText('No NFTs found')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Activity' }))
  expect(await screen.findByText('No activity yet')).toBeVisible()
  expect(events).toContain('CLICK_TRANSACTIONS {"isSmartAccount":false}')
  unmount()
  await showAccount({ options: { features: { activity: false } } })
  expect(tabs()).toEqual(['Tokens', 'NFTs'])
})

test('R-VIEW-40 shows only tokens on Solana', async () => {
  const adapter = mockAdapter({ namespace: 'solana' })
  await showAccount({ adapter, options: { networks: [solana] } })
  await waitFor(() => expect(document.querySelector('[data-part="token-list"]')).toBeInTheDocument())
  expect(screen.queryByRole('tab')).toBeNull()
})

test('R-VIEW-121 Disconnect stays visible, Settings and Wallets are buttons, and several wallets show their number', async () => {
  const { kit, user, unmount } = await showAccount()
  expect(screen.getByRole('button', { name: 'Disconnect' }).closest('[data-part="footer"]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Wallets, 1 connected' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('ProfileWallets')
  unmount()
  const shown = await showAccount({
    connected: false,
    before: async (asked) => {
      await connect(asked, { connectorId: 'test.wallet.solana' })
      await connect(asked, { connectorId: 'test.wallet.eip155' })
    },
    others: [mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solana] },
  })
  expect(screen.getByRole('button', { name: 'Wallets, 2 connected' })).toHaveTextContent('2')
  await shown.user.click(screen.getByRole('button', { name: 'Settings' }))
  expect(currentRoute(shown.kit.getState().navigation).view).toBe('AccountSettings')
})

test('R-FLOW-23 the name opens the accounts when there are several, and is no button otherwise', async () => {
  const { kit, user, unmount } = await showAccount()
  await user.click(screen.getByRole('button', { name: /0x11…111111.*Switch account/ }))
  expect(currentRoute(kit.getState().navigation).view).toBe('Profile')
  unmount()
  await showAccount({ adapter: mockAdapter({ accounts: [{ address: ADDRESS, type: 'eoa' }] }) })
  expect(screen.queryByRole('button', { name: /Switch account/ })).toBeNull()
  expect(screen.getByText('0x11…111111')).toBeVisible()
})

test('R-ACCT-01 R-ACCT-03 R-ACCT-130 shows no token list on a namespace without one, and only supported actions', async () => {
  const service = createDataService()
  const adapter = mockAdapter({ namespace: 'bip122' })
  await showAccount({ adapter, options: { networks: [bitcoin] }, fetch: service.fetch })
  expect(screen.getByText('BTC')).toBeVisible()
  expect(document.querySelector('[data-part="token-list"]')).toBeNull()
  const actions = within(screen.getByRole('toolbar', { name: 'Actions' })).getAllByRole('button')
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Receive'])
  expect(screen.queryByText('Not available on this blockchain')).toBeNull()
  expect(service.asked).toEqual([])
})

test('R-CONN-99 Disconnect is busy, then the modal closes', async () => {
  const adapter = mockAdapter()
  const { kit, user, events, dialog } = await showAccount({ adapter })
  adapter.controls.holdNext({ method: 'disconnect' })
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  expect(screen.getByRole('button', { name: 'Disconnecting…' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => adapter.controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(events).toContain('DISCONNECT_SUCCESS {"namespace":"eip155"}')
})

test('R-CONN-99 a failed disconnect shows a toast and keeps the view', async () => {
  const adapter = mockAdapter()
  const { kit, user, events, dialog } = await showAccount({ adapter, fetch: serving(token()).fetch })
  adapter.controls.rejectNext({ method: 'disconnect', error: new WalletRequestError('gone') })
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to disconnect')
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(dialog()).toBeVisible()
  expect(kit.getState().connect.status).toBe('connected')
  expect(events.some((event) => event.startsWith('DISCONNECT_ERROR'))).toBe(true)
})

test('R-VIEW-41 a wallet name of 60 characters does not hide other content', async () => {
  const [connector] = mockConnectors('eip155')
  const name = 'Wallet '.repeat(9).trim()
  await showAccount({ adapter: mockAdapter({ connectors: [{ ...connector, name }] }) })
  expect(screen.getByText(/Connected with/)).toHaveTextContent(`${name.slice(0, 40).trim()}…`)
})

fullTest.each(THEMES)('R-VIEW-03 R-THEME-09 Account passes an accessibility check in the %s theme', async (theme) => {
  const { unmount } = await showAccount({ theme })
  expect(await violations()).toEqual([])
  unmount()
  const adapter = mockAdapter({ lacks: ['getBalance'] })
  await showAccount({ theme, adapter, locale: 'ar' })
  expect(await violations()).toEqual([])
})
