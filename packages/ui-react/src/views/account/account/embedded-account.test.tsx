import { currentRoute } from '@bowline/kit-core'
import { close, open, setCurrentTab, switchNetwork } from '@bowline/kit-core/actions'
import { solana } from '@bowline/kit-core/networks'
import { createMemoryStorage } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  ADDRESS,
  createDataService,
  embeddedAdapter,
  numbered,
  serving,
  showEmbedded,
  token,
  tokenRows,
} from '../../../../test/views/account-fixture.js'
import { fullTest, type ShowParams, THEMES, violations } from '../../../../test/views/render-view.js'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const show = async (service = serving(token()), params: ShowParams = {}) => ({
  ...(await showEmbedded({ fetch: service.fetch, ...params })),
  service,
})
const shownTokens = (count: number) => waitFor(() => expect(tokenRows()).toHaveLength(count))

test('R-VIEW-39 R-ACCT-26 the embedded account shows the total in dollars and cents, the actions and the tokens', async () => {
  await show(serving(token({ value: 4500.5 }), numbered(1, { value: 0.51 })))
  await shownTokens(2)
  expect(screen.getByText('$4,501.01')).toBeVisible()
  expect(screen.queryByText(/Partial total/)).toBeNull()
  const actions = within(screen.getByRole('toolbar', { name: 'Actions' }))
  for (const name of ['Receive', 'Send', 'Swap']) expect(actions.getByRole('button', { name })).toBeVisible()
})

test('R-ACCT-26 shows a partial total when a price is missing', async () => {
  await show(serving(token({ value: 4500.5 }), numbered(1, { price: undefined, value: undefined })))
  await shownTokens(2)
  expect(screen.getAllByText('$4,500.50')).toHaveLength(2)
  expect(screen.getByText('Without tokens that have no price')).toBeVisible()
})

test('R-ACCT-111 the total says that it excludes hidden tokens', async () => {
  await show(serving(token({ value: 4500.5 }), numbered(1, { quantity: { decimals: '0', numeric: '3' } })))
  await shownTokens(1)
  expect(screen.getByText('Partial total: not all tokens are counted')).toBeVisible()
  expect(screen.getByText('1 more token isn’t shown')).toBeVisible()
})

test('R-VIEW-42 R-ACCT-73 shows a placeholder while the total loads, and the balance when it fails', async () => {
  const service = createDataService()
  service.balance('held')
  await show(service)
  expect(screen.getByText('Loading total value')).toBeInTheDocument()
  service.balance(new Response('{}', { status: 500 }))
  await service.release()
  expect(await screen.findByText('1.5')).toBeVisible()
  expect(screen.queryByText('Total value')).toBeNull()
  expect(screen.queryByText(/\$0/)).toBeNull()
})

test('R-VIEW-42 shows $0.00 for an account without tokens', async () => {
  await show(serving())
  expect(await screen.findByText('$0.00')).toBeVisible()
  expect(await screen.findByText('No tokens yet')).toBeVisible()
})

test('R-VIEW-42 shows the native balance on a network without a token list', async () => {
  const { kit } = await show()
  await shownTokens(1)
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:137' }))
  expect(await screen.findByText('Tokens aren’t shown on this network')).toBeVisible()
  expect(await screen.findByText('1.5')).toBeVisible()
})

test('R-FLOW-21 the actions are one Tab stop and open their views', async () => {
  const { user, kit } = await show()
  const actions = within(screen.getByRole('toolbar'))
  expect(actions.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.click(actions.getByRole('button', { name: 'Receive' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('WalletReceive')
})

test('R-ACCT-60 R-ACCT-61 shows only actions that are enabled and supported, in the app’s order', async () => {
  const order = ['send', 'receive', 'onramp'] as const
  const { unmount } = await show(undefined, { options: { features: { walletFeaturesOrder: order } } })
  const names = () =>
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Send', 'Receive', 'Buy'])
  unmount()
  await show(undefined, { options: { features: { receive: false, send: false, swaps: false, onramp: false } } })
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('R-ACCT-57 R-ACCT-58 shortens a name to 40 characters but reads it out whole, and falls back to the generated avatar', async () => {
  const service = serving(token())
  const name = 'a-very-long-name-of-an-account.of-a-friend.example'
  service.identity({ name, avatar: 'https://a.example/me.png' })
  await show(service)
  expect(await screen.findByText('a-very-long-name-of-an-account.of-a-frie…')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(name)).toHaveAttribute('data-part', 'hidden-words')
  const picture = document.querySelector('[data-part="avatar"] img')
  expect(picture).toHaveAttribute('src', 'https://a.example/me.png')
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(document.querySelector('[data-part="avatar"] svg')).toBeInTheDocument()
})

test('R-ACCT-63 R-CONST-25 shortens the address to four and six characters, and copies it whole without an event', async () => {
  const { user, events } = await show()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(screen.getByText('0x11…111111')).toBeVisible()
  const before = events.length
  await user.click(button('Copy address'))
  expect(written).toHaveBeenCalledWith(ADDRESS)
  expect(await screen.findByText('Address copied')).toBeInTheDocument()
  expect(events).toHaveLength(before)
})

test('R-VIEW-39 the toggle hides the total and the tokens, and is remembered', async () => {
  const { user, kit } = await show()
  await shownTokens(1)
  await user.click(button('Hide balances'))
  expect(button('Hide balances')).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelector('[role="dialog"]')).not.toHaveTextContent(/[$.]/)
  expect(kit.getState().preferences.areBalancesHidden).toBe(true)
})

test('R-VIEW-39 R-VIEW-40 R-FLOW-21 tabs are one Tab stop with arrow keys, and opening Activity is tracked', async () => {
  const { user, kit, events } = await show()
  await shownTokens(1)
  expect(tabs()).toEqual(['Tokens', 'NFTs', 'Activity'])
  act(() => screen.getByRole('tab', { name: 'Tokens' }).focus())
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('No NFTs found')).toBeVisible()
  expect(kit.getState().accounts.eip155?.currentTab).toBe(1)
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('No activity yet')).toBeVisible()
  expect(events).toContain('CLICK_TRANSACTIONS {"isSmartAccount":false}')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
})

test('R-VIEW-40 shows no Activity tab without the feature', async () => {
  await show(undefined, { options: { features: { activity: false } } })
  await shownTokens(1)
  expect(tabs()).toEqual(['Tokens', 'NFTs'])
})

test('R-VIEW-39 opens the last tab again when the user comes back', async () => {
  const { user, kit } = await show()
  await shownTokens(1)
  await user.click(screen.getByRole('tab', { name: 'Activity' }))
  await screen.findByText('No activity yet')
  await user.click(button('Receive'))
  await user.click(button('Back'))
  expect(currentRoute(kit.getState().navigation).view).toBe('Account')
  expect(screen.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
})

test('R-VIEW-40 shows tokens without tabs on Solana', async () => {
  const service = createDataService()
  await show(service, { adapter: embeddedAdapter({ namespace: 'solana' }), options: { networks: [solana] } })
  await waitFor(() => expect(document.querySelector('[data-part="token-list"]')).toBeInTheDocument())
  expect(tabs()).toEqual([])
})

test('R-VIEW-39 R-REACT-07 fetches one balance and one identity when nothing is loaded', async () => {
  const { service } = await show()
  await shownTokens(1)
  expect([...service.asked].sort()).toEqual(['balance', 'identity'])
})

test('R-VIEW-39 R-REACT-07 also fetches one history when Activity was open last', async () => {
  const { service } = await show(undefined, { before: (kit) => setCurrentTab(kit, 2) })
  expect(await screen.findByText('No activity yet')).toBeVisible()
  expect([...service.asked].sort()).toEqual(['balance', 'history', 'identity'])
})

test('R-ACCT-21 R-ACCT-55 renders fresh data in the first paint without a request', async () => {
  const { service, kit, dialog } = await show()
  await shownTokens(1)
  const before = service.asked.length
  act(() => close(kit))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  act(() => void open(kit))
  expect(screen.getAllByText('$4,500.00')).toHaveLength(2)
  expect(document.querySelector('[data-part="skeleton"]')).toBeNull()
  await waitFor(() => expect(kit.getState().modal.isPainted).toBe(true))
  expect(service.asked).toHaveLength(before)
})

test('R-ACCT-21 R-ACCT-55 R-STORE-08 renders fresh data of an earlier page without a request', async () => {
  const [adapter, storage, service] = [embeddedAdapter(), createMemoryStorage(), serving(token())]
  service.identity({ name: 'fox.example', avatar: null })
  const { unmount } = await show(service, { adapter, storage })
  await shownTokens(1)
  unmount()
  const before = service.asked.length
  await show(service, { adapter, storage, connected: false })
  expect(screen.getAllByText('$4,500.00').length).toBeGreaterThan(0)
  expect(screen.getByText('fox.example')).toBeVisible()
  await shownTokens(1)
  expect(service.asked).toHaveLength(before)
})

describe('polling', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-ACCT-23 fetches the tokens every ten seconds, and stops when it is closed', async () => {
    const { service, unmount } = await show(undefined, { advanceTimers: jest.advanceTimersByTime })
    await shownTokens(1)
    const balances = () => service.asked.filter((kind) => kind === 'balance').length
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(balances()).toBe(2)
    unmount()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(balances()).toBe(2)
  })
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the embedded account passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await show(undefined, { theme })
    await shownTokens(1)
    expect(await violations()).toEqual([])
    unmount()
    await show(undefined, { theme, locale: 'ar' })
    await shownTokens(1)
    expect(await violations()).toEqual([])
  },
)
