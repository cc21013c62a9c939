import { currentRoute, WalletRequestError } from '@bowline/kit-core'
import { connect, setAddressLabel } from '@bowline/kit-core/actions'
import { bitcoin, mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createDataService, serving, showAccount, token, tokenRows } from '../../../test/views/account-fixture.js'
import { type ShowParams, THEMES, violations } from '../../../test/views/render-view.js'

const ADDRESS = '0x1111111111111111111111111111111111111111'

/** The account where nobody tells prices. */
const showFresh = (params: ShowParams = {}) => showAccount({ ...params, options: { endpoints: {} } })

const readings = (requests: readonly { method: string }[]) =>
  requests.filter(({ method }) => method === 'getBalance').length

test('R-VIEW-41 R-CONST-25 the address is cut four and six, and copied whole', async () => {
  const { user } = await showAccount()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(screen.getByText('0x11…111111')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(written).toHaveBeenCalledWith(ADDRESS)
  expect(await screen.findByText('Address copied')).toBeInTheDocument()
})

test('R-ACCT-73 R-ACCT-06 without a total the native balance is shown with its symbol', async () => {
  await showFresh({ adapter: mockAdapter({ balance: 1_234_567_999_999_999_999_999n }) })
  expect(screen.getByText('1,234.567')).toBeVisible()
  expect(screen.getByText('ETH')).toBeVisible()
})

test('R-VIEW-42 a balance on its way has a placeholder, and its words for a screen reader', async () => {
  const adapter = mockAdapter()
  adapter.controls.holdNext({ method: 'getBalance' })
  const { controls } = await showFresh({ adapter })
  expect(screen.getByText('Loading balance')).toBeInTheDocument()
  expect(document.querySelector('[data-part="skeleton"]')).toBeVisible()
  await act(async () => controls.approve())
  expect(screen.getByText('1.5')).toBeVisible()
})

test('R-VIEW-42 R-ACCT-08 a failed balance is a dash, never 0, and can be asked for again', async () => {
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

test('R-ACCT-08 a balance that could not be read again stays, and is said to be old', async () => {
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

test('R-VIEW-42 a namespace that cannot count has a dash', async () => {
  await showFresh({ adapter: mockAdapter({ lacks: ['getBalance'] }) })
  expect(screen.getByText('–')).toBeVisible()
})

test('R-ACCT-64 the explorer opens in a new tab, which learns nothing of this one', async () => {
  await showAccount()
  const link = screen.getByRole('link', { name: 'View on explorer' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
})

test('R-VIEW-120 R-VIEW-41 the wallet is named, the explorer linked, and what can be done is side by side', async () => {
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

test('R-VIEW-120 R-REACT-07 one identity and one balance are asked, none twice, for the total and the tokens', async () => {
  const service = serving(token())
  await showAccount({ fetch: service.fetch })
  await waitFor(() => expect(tokenRows()).toHaveLength(1))
  expect(screen.getByText('Total value')).toBeInTheDocument()
  expect(screen.getAllByText('$4,500.00')).toHaveLength(2)
  expect([...service.asked].sort()).toEqual(['balance', 'identity'])
})

test('R-VIEW-41 R-ACCT-56 a name stands in place of the address, which is still what is copied', async () => {
  const service = createDataService()
  service.identity({ name: 'fox.example', avatar: null })
  const { user } = await showAccount({ fetch: service.fetch })
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(await screen.findByText('fox.example')).toBeVisible()
  expect(screen.queryByText('0x11…111111')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(written).toHaveBeenCalledWith(ADDRESS)
})

test('R-ACCT-59 what the host calls the address wins over its name', async () => {
  const service = createDataService()
  service.identity({ name: 'fox.example', avatar: null })
  const { kit } = await showAccount({ fetch: service.fetch })
  expect(await screen.findByText('fox.example')).toBeVisible()
  act(() => setAddressLabel(kit, { address: ADDRESS, label: 'Treasury' }))
  expect(screen.getByText('Treasury')).toBeVisible()
})

test('R-VIEW-120 the total and the tokens can be covered', async () => {
  const shown = await showAccount({ fetch: serving(token()).fetch })
  await waitFor(() => expect(tokenRows()).toHaveLength(1))
  await shown.user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(screen.getAllByText('Hidden')).toHaveLength(2)
  expect(shown.dialog()).not.toHaveTextContent(/[$.]/)
})

test('R-VIEW-40 R-VIEW-120 R-ACCT-51 tokens, NFTs and activity are tabs; switched off there is no activity', async () => {
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

test('R-VIEW-40 on Solana the tokens stand alone', async () => {
  const adapter = mockAdapter({ namespace: 'solana' })
  await showAccount({ adapter, options: { networks: [solana] } })
  await waitFor(() => expect(document.querySelector('[data-part="token-list"]')).toBeInTheDocument())
  expect(screen.queryByRole('tab')).toBeNull()
})

test('R-VIEW-121 Disconnect is pinned, Settings and Wallets are one press away, with a count of several wallets', async () => {
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

test('R-FLOW-23 with several accounts the name leads to them; with one it leads nowhere', async () => {
  const { kit, user, unmount } = await showAccount()
  await user.click(screen.getByRole('button', { name: /0x11…111111.*Switch account/ }))
  expect(currentRoute(kit.getState().navigation).view).toBe('Profile')
  unmount()
  await showAccount({ adapter: mockAdapter({ accounts: [{ address: ADDRESS, type: 'eoa' }] }) })
  expect(screen.queryByRole('button', { name: /Switch account/ })).toBeNull()
  expect(screen.getByText('0x11…111111')).toBeVisible()
})

test('R-ACCT-01 R-ACCT-03 R-ACCT-130 a family whose tokens nobody knows has no list of them, and offers what it can', async () => {
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

test('R-CONN-99 disconnecting says that it is busy, then closes', async () => {
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

test('R-CONN-99 a failed disconnect shows a toast and stays', async () => {
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

test('R-VIEW-41 a 60-character wallet name does not hide the rest', async () => {
  const [connector] = mockConnectors('eip155')
  const name = 'Wallet '.repeat(9).trim()
  await showAccount({ adapter: mockAdapter({ connectors: [{ ...connector, name }] }) })
  expect(screen.getByText(/Connected with/)).toHaveTextContent(`${name.slice(0, 40).trim()}…`)
})

test.each(THEMES)('R-VIEW-03 R-THEME-09 Account passes an accessibility check in the %s theme', async (theme) => {
  const { unmount } = await showAccount({ theme })
  expect(await violations()).toEqual([])
  unmount()
  const adapter = mockAdapter({ lacks: ['getBalance'] })
  await showAccount({ theme, adapter, locale: 'ar' })
  expect(await violations()).toEqual([])
})
