import type { Connector } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { RequestPendingError, WalletReloadError, WalletRequestError } from '@bowline/kit-core/errors'
import { mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createExplorer } from '../../../../test/page/explorer.js'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const [connector] = mockConnectors('eip155')

async function showConnecting(answer: 'held' | 'refused' | Error, params: ShowParams = {}) {
  const adapter = mockAdapter()
  if (answer === 'held') adapter.controls.holdNext()
  else if (answer === 'refused') adapter.controls.rejectNext()
  else adapter.controls.rejectNext({ error: answer })
  return showView({ adapter, view: 'ConnectingExternal', data: { connector }, ...params })
}

const asked = (requests: readonly { method: string }[]) => requests.filter(({ method }) => method === 'connect').length

test('R-VIEW-27 R-REACT-07 sends one request to the wallet on mount, also in strict mode, and announces that it waits', async () => {
  const { controls } = await showConnecting('held')
  expect(asked(controls.requests)).toBe(1)
  expect(screen.getByRole('status')).toHaveTextContent('Continue in Test Wallet')
  expect(screen.getByRole('status')).toHaveTextContent('Approve the request in your wallet.')
  expect(document.querySelector('[data-part="wallet-image"]')).toHaveAttribute('data-state', 'connecting')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('R-VIEW-27 R-FLOW-06 R-MODAL-30 approving connects and closes the modal', async () => {
  const { kit, controls, dialog } = await showConnecting('held')
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-VIEW-27 R-VIEW-28 R-FLOW-06 declining keeps the wallet and focuses Try again, and approving then connects', async () => {
  const { kit, user, controls, dialog } = await showConnecting('refused')
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Connection declined')
  expect(document.querySelector('[data-part="wallet-image"]')).toHaveAttribute('data-state', 'error')

  controls.holdNext()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: /Continue in Test Wallet/ })).toHaveFocus()
  expect(asked(controls.requests)).toBe(2)
  await act(async () => controls.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-FLOW-06 R-VIEW-03 a failure shows the error’s own message', async () => {
  await showConnecting(new WalletRequestError('The wallet is locked for good'))
  expect(await screen.findByText('The wallet is locked for good')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Connection failed')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('R-CONN-276 a wallet that lost contact with the page offers a reload instead of a retry', async () => {
  await showConnecting(new WalletReloadError())
  expect(await screen.findByText('Your wallet was updated. Reload this page to continue.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload page' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/evm-C0ffee.js',
  'error loading dynamically imported module: https://app.example/assets/evm.js',
  'Importing a module script failed.',
  'Loading chunk 417 failed.\n(error: https://app.example/_next/static/chunks/417.js)',
  'Failed to load chunk /_next/static/chunks/6d3f.js from module 123',
  'Unable to preload CSS for /assets/style.css',
])('R-VIEW-151 a chunk that cannot be loaded shows the kit’s own text: %s', async (words) => {
  await showConnecting(new TypeError(words))
  expect(await screen.findByText('Check your connection and try again.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Connection failed')
})

test('R-FLOW-06 a request that is already open points to the wallet', async () => {
  await showConnecting(new RequestPendingError())
  expect(await screen.findByText('Request already pending. Open your wallet to continue.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Continue in Test Wallet')
})

test('R-HOST-16 announces waiting outside the busy element, where screen readers may not read it', async () => {
  await showConnecting('held')
  expect(document.querySelector('[aria-busy="true"] [data-part="wallet-image"]')).not.toBeNull()
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull()
})

test('R-FLOW-06 says that the wallet is unavailable, without a retry', async () => {
  await showView({ view: 'ConnectingExternal' })
  expect(await screen.findByText('Connector not found')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('R-FLOW-06 leaving aborts the request, and a late approval connects nothing', async () => {
  const adapter = mockAdapter()
  adapter.controls.holdNext()
  const { kit, user, events } = await showView({ adapter })
  await user.click(screen.getByRole('button', { name: /Test Wallet/ }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(screen.getByRole('list', { name: 'Wallets' })).toBeVisible()
  await waitFor(() => expect(kit.getState().connect.status).toBe('disconnected'))
  await act(async () => adapter.controls.approve())
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(events.filter((event) => event.startsWith('CONNECT_'))).toEqual([])
})

test('R-CONN-09 prefers the app’s image, then the wallet’s own, then the explorer’s', async () => {
  const external = { id: 'ext', name: 'Ext', type: 'EXTERNAL', chain: 'eip155', imageId: 'a1' } as const
  const own = { ...external, imageUrl: 'https://ext.example/own.png' }
  const src = () => document.querySelector('[data-part="wallet-image"] img')?.getAttribute('src')
  const explorer = createExplorer()
  const showPicture = (shown: Connector, connectorImages = {}) =>
    showConnecting('held', { data: { connector: shown }, options: { connectorImages }, fetch: explorer.fetch })

  const first = await showPicture(own, { ext: 'https://app.example/given.png' })
  expect(src()).toBe('https://app.example/given.png')
  first.unmount()
  const second = await showPicture(own)
  expect(src()).toBe('https://ext.example/own.png')
  second.unmount()
  await showPicture(external)
  expect(src()).toBeUndefined()
  await explorer.settle()
  expect(explorer.pictures).toEqual(['a1'])
  expect(src()).toMatch(/^blob:/)
})

test('R-CONN-09 the icon of a wallet that announced itself causes no request', async () => {
  const announced = {
    id: 'ann',
    name: 'Ann',
    type: 'ANNOUNCED',
    chain: 'eip155',
    imageUrl: 'https://t.example/a',
  } as const
  await showConnecting('held', { data: { connector: announced } })
  expect(document.querySelector('[data-part="wallet-image"] img')).toBeNull()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ConnectingExternal passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showConnecting('held', { theme })
    expect(await violations()).toEqual([])
    unmount()
    await showConnecting('refused', { theme })
    await screen.findByRole('button', { name: 'Try again' })
    expect(await violations()).toEqual([])
  },
)

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())

  test('R-CONN-209 R-FLOW-06 offers help, Try again and other wallets after 10 s without a response, then waits again', async () => {
    const { kit, user, controls } = await showConnecting('held', {
      view: 'Connect',
      data: {},
      advanceTimers: jest.advanceTimersByTime,
    })
    act(() => push(kit, { view: 'ConnectingExternal', data: { connector } }))
    expect(await screen.findByText('Approve the request in your wallet.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(9_900))
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('status')).toHaveTextContent('Test Wallet hasn’t responded yet.')
    expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveFocus()
    expect(document.querySelector('[data-part="wallet-image"]')).toHaveAttribute('data-state', 'connecting')
    controls.holdNext()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked(controls.requests)).toBe(2)
    expect(screen.getByRole('status')).toHaveTextContent('Approve the request in your wallet.')
    await act(() => jest.advanceTimersByTimeAsync(10_100))
    await user.click(screen.getByRole('button', { name: 'Other wallets' }))
    expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Connect'])
  })
})
