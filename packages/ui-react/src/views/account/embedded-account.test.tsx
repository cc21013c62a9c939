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
} from '../../../test/views/account-fixture.js'
import { type ShowParams, THEMES, violations } from '../../../test/views/render-view.js'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const show = async (service = serving(token()), params: ShowParams = {}) => ({
  ...(await showEmbedded({ fetch: service.fetch, ...params })),
  service,
})
const shownTokens = (count: number) => waitFor(() => expect(tokenRows()).toHaveLength(count))

test('R-VIEW-39 R-ACCT-26 the total in dollars and cents, the actions, and the tokens', async () => {
  await show(serving(token({ value: 4500.5 }), numbered(1, { value: 0.51 })))
  await shownTokens(2)
  expect(screen.getByText('$4,501.01')).toBeVisible()
  expect(screen.queryByText(/Partial total/)).toBeNull()
  const actions = within(screen.getByRole('toolbar', { name: 'Actions' }))
  for (const name of ['Receive', 'Send', 'Swap']) expect(actions.getByRole('button', { name })).toBeVisible()
})

test('R-ACCT-26 with a price missing it is a partial total', async () => {
  await show(serving(token({ value: 4500.5 }), numbered(1, { price: undefined, value: undefined })))
  await shownTokens(2)
  expect(screen.getAllByText('$4,500.50')).toHaveLength(2)
  expect(screen.getByText('Partial total: some prices are missing')).toBeVisible()
})

test('R-ACCT-111 the total says that tokens are left out', async () => {
  await show(serving(token({ value: 4500.5 }), numbered(1, { quantity: { decimals: '0', numeric: '3' } })))
  await shownTokens(1)
  expect(screen.getByText('Partial total: not all tokens are counted')).toBeVisible()
  expect(screen.getByText('1 more token isn’t shown')).toBeVisible()
})

test('R-VIEW-42 R-ACCT-73 the total on its way has a placeholder, and one that failed gives way to the balance', async () => {
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

test('R-VIEW-42 an account that owns nothing is worth $0.00', async () => {
  await show(serving())
  expect(await screen.findByText('$0.00')).toBeVisible()
  expect(await screen.findByText('No tokens yet')).toBeVisible()
})

test('R-VIEW-42 on a network whose tokens nobody knows the native balance stands in', async () => {
  const { kit } = await show()
  await shownTokens(1)
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:137' }))
  expect(await screen.findByText('Tokens aren’t shown on this network')).toBeVisible()
  expect(await screen.findByText('1.5')).toBeVisible()
})

test('R-FLOW-21 the actions are one stop of Tab, and lead to their view', async () => {
  const { user, kit } = await show()
  const actions = within(screen.getByRole('toolbar'))
  expect(actions.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.click(actions.getByRole('button', { name: 'Receive' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('WalletReceive')
})

test('R-ACCT-60 R-ACCT-61 only what is on and exists is offered, in the app’s order', async () => {
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

test('R-ACCT-57 R-ACCT-58 a name is cut at 40 letters and read out whole; a picture that fails gives way to the tints', async () => {
  const service = serving(token())
  const name = 'a-very-long-name-of-an-account.of-somebody.example'
  service.identity({ name, avatar: 'https://a.example/me.png' })
  await show(service)
  expect(await screen.findByText('a-very-long-name-of-an-account.of-somebo…')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(name)).toHaveAttribute('data-part', 'hidden-words')
  const picture = document.querySelector('[data-part="avatar"] img')
  expect(picture).toHaveAttribute('src', 'https://a.example/me.png')
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect(document.querySelector('[data-part="avatar"] svg')).toBeInTheDocument()
})

test('R-ACCT-63 R-CONST-25 the address is cut four and six, copied whole, and nobody is told', async () => {
  const { user, events } = await show()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  expect(screen.getByText('0x11…111111')).toBeVisible()
  const before = events.length
  await user.click(button('Copy address'))
  expect(written).toHaveBeenCalledWith(ADDRESS)
  expect(await screen.findByText('Address copied')).toBeInTheDocument()
  expect(events).toHaveLength(before)
})

test('R-VIEW-39 the toggle covers the total and the tokens, and stays as it was', async () => {
  const { user, kit } = await show()
  await shownTokens(1)
  await user.click(button('Hide balances'))
  expect(button('Hide balances')).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelector('[role="dialog"]')).not.toHaveTextContent(/[$.]/)
  expect(kit.getState().preferences.areBalancesHidden).toBe(true)
})

test('R-VIEW-39 R-VIEW-40 R-FLOW-21 tabs by arrow keys, one stop of Tab; the activity tells that it was opened', async () => {
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

test('R-VIEW-40 without the activity feature its tab is absent', async () => {
  await show(undefined, { options: { features: { activity: false } } })
  await shownTokens(1)
  expect(tabs()).toEqual(['Tokens', 'NFTs'])
})

test('R-VIEW-39 come back to, the tab that was open is open', async () => {
  const { user, kit } = await show()
  await shownTokens(1)
  await user.click(screen.getByRole('tab', { name: 'Activity' }))
  await screen.findByText('No activity yet')
  await user.click(button('Receive'))
  await user.click(button('Back'))
  expect(currentRoute(kit.getState().navigation).view).toBe('Account')
  expect(screen.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
})

test('R-VIEW-40 on Solana there are tokens alone, without tabs', async () => {
  const service = createDataService()
  await show(service, { adapter: embeddedAdapter({ namespace: 'solana' }), options: { networks: [solana] } })
  await waitFor(() => expect(document.querySelector('[data-part="token-list"]')).toBeInTheDocument())
  expect(tabs()).toEqual([])
})

test('R-VIEW-39 R-REACT-07 from nothing one balance and one identity are asked, none twice', async () => {
  const { service } = await show()
  await shownTokens(1)
  expect([...service.asked].sort()).toEqual(['balance', 'identity'])
})

test('R-VIEW-39 R-REACT-07 where the activity was open last, one history is asked besides, once', async () => {
  const { service } = await show(undefined, { before: (kit) => setCurrentTab(kit, 2) })
  expect(await screen.findByText('No activity yet')).toBeVisible()
  expect([...service.asked].sort()).toEqual(['balance', 'history', 'identity'])
})

test('R-ACCT-21 R-ACCT-55 what is fresh is on screen at the first paint, and nothing is asked', async () => {
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

test('R-ACCT-21 R-ACCT-55 R-STORE-08 what an earlier page read and is fresh is on screen without a question', async () => {
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

describe('kept fresh', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-ACCT-23 while it is on screen the tokens are read every ten seconds, and no longer', async () => {
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

test.each(THEMES)(
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
