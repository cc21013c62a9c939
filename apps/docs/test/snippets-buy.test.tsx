/** Snippets of the page about buying, over mock services. */
import { createMockApi } from '@bowline/api-client/mocks'
import { selectOnrampProviders } from '@bowline/kit-core/internal'
import { screen, waitFor } from '@testing-library/react'
import { getResponse } from 'msw'
import { Buy } from '../snippets/buy'
import { prepareBuy } from '../snippets/buy-without-react'
import { kit as configured } from '../snippets/onramp-options'
import { BuyCrypto } from '../snippets/open-buy'
import { show } from './snippet-page'

const api = createMockApi()
const windows: { href: string; opener: unknown }[] = []

beforeEach(() => {
  api.reset()
  windows.length = 0
  const open = (href: string) => {
    const opened = { href, opener: window as unknown }
    windows.push(opened)
    const page = document.implementation.createHTMLDocument()
    page.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) opened.href = target.href
    })
    return Object.assign(opened, { document: page, close: () => {} })
  }
  Reflect.defineProperty(window, 'open', { configurable: true, value: open })
})

const fetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await getResponse(api.handlers, new Request(input, init))
  if (answer === undefined) throw new TypeError('fetch failed')
  return answer
}
const shown = { isConnected: true, fetch }

test('R-HOST-18 R-MODAL-04 open-buy.tsx opens the providers', async () => {
  const { kit, user } = await show(<BuyCrypto />, shown)
  await user.click(screen.getByRole('button', { name: 'Buy crypto' }))
  await waitFor(() => expect(kit.getState().navigation.history.at(-1)?.view).toBe('OnRampProviders'))
})

test('R-HOST-18 R-RAMP-35 onramp-options.ts names the providers and sets Meld up', () => {
  const offered = selectOnrampProviders(configured.getState(), configured.config)
  expect(offered.map(({ name, isSetUp }) => [name, isSetUp])).toEqual([
    ['meld', true],
    ['coinbase', true],
  ])
})

test('R-HOST-18 buy.tsx quotes the selection, shows a limit, and opens the provider', async () => {
  const { user } = await show(<Buy />, shown)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  const amount = screen.getByRole('textbox', { name: 'USD' })
  await user.type(amount, '9')
  expect(screen.getByRole('alert').textContent).toBe('below the limit of 10.00')
  await user.type(amount, '0')
  expect(await screen.findByText(/^You receive 8\d\.\d+ USDC$/)).not.toBeNull()
  expect(screen.getByRole('button', { name: /^Meld/ })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /^Coinbase/ }))
  expect(await screen.findByText('waiting')).not.toBeNull()
  expect(windows).toMatchObject([{ href: expect.stringMatching(/^https:/), opener: null }])
})

test('R-HOST-18 buy-without-react.ts quotes and opens the provider', async () => {
  const { kit } = await show(null, shown)
  const buy = await prepareBuy(kit, { amount: '100' })
  expect(buy.quote?.paymentTotal).toEqual({ amount: '100', currency: 'USD' })
  await buy.go()
  expect(windows).toHaveLength(1)
  buy.stop()
  const none = await prepareBuy(kit, { amount: '9' })
  expect(none.quote).toBeNull()
  none.stop()
})
