import { currentRoute, type Kit } from '@bowline/kit-core'
import { sendToken, switchNetwork } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  createDataService,
  numbered,
  serving,
  showAccount,
  showTokens,
  token,
  tokenRows,
} from '../../../../test/views/account-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

const list = () => screen.findByRole('list', { name: 'Tokens' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const view = (kit: Kit) => currentRoute(kit.getState().navigation).view

const COIN = 'https://a.example/eth.png'
const pictures = () =>
  [...document.querySelectorAll('[data-part="network-badge"]')].map((badge) =>
    [...badge.querySelectorAll('img')].map((image) => image.getAttribute('src')),
  )

test('R-ACCT-25 R-VIEW-81 a row shows name, symbol, value, amount, its icon and that of its network', async () => {
  await showTokens(serving(token({ numeric: '1.23456', value: 3703.68, iconUrl: COIN })))
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['EtherETH$3,703.681.2345'])
  const [badge] = document.querySelectorAll('[data-part="token-row"] [data-part="network-badge"]')
  expect(badge?.querySelectorAll('[data-part="image"]')).toHaveLength(2)
  const mark = expect.stringMatching(/^data:image\/svg\+xml,/)
  await waitFor(() => expect(pictures()).toEqual([[mark, mark]]))
})

test('R-ACCT-142 marks a row and the total as updating after a transfer', async () => {
  const { kit } = await showTokens(serving(token(), numbered(1, { quantity: { decimals: '6', numeric: '8' } })))
  await list()
  expect(screen.queryByText('Updating')).toBeNull()
  const recipientAddress = '0x2222222222222222222222222222222222222222'
  await act(async () => void (await sendToken(kit, { token: token(), amount: '0.5', recipientAddress })))
  await waitFor(() => expect(tokenRows()).toEqual(['Token 1T1$9,999.008', 'EtherETH$3,000.00Updating1']))
  expect(screen.getAllByText('Updating')).toHaveLength(2)
  expect(await violations()).toEqual([])
})

test('R-ACCT-111 hides tokens with 0 decimals, which list and total say, and shows them on a press', async () => {
  const whole = numbered(1, { name: 'Ticket', symbol: 'TIX', quantity: { decimals: '0', numeric: '3' } })
  const { user } = await showTokens(serving(token(), whole))
  await waitFor(() => expect(tokenRows()).toEqual(['EtherETH$4,500.001.5']))
  expect(screen.getByText('1 more token isn’t shown')).toBeVisible()
  expect(screen.getByText('Partial total: not all tokens are counted')).toBeVisible()
  await user.click(button('Show'))
  expect(tokenRows()).toEqual(['EtherETH$4,500.001.5', 'TicketTIX$9,999.003'])
  expect(button('Hide')).toHaveFocus()
  expect(await violations()).toEqual([])
  await user.click(button('Hide'))
  expect(tokenRows()).toHaveLength(1)
})

test('R-VIEW-81 a token that only claims to be USDC shows the service’s image instead of the kit’s icon', async () => {
  const fake = numbered(1, { symbol: 'USDC', value: 2, iconUrl: COIN })
  const real = token({
    symbol: 'USDC',
    value: 1,
    address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    iconUrl: COIN,
  })
  await showTokens(serving(fake, real))
  await list()
  const mark = expect.stringMatching(/^data:image\/svg\+xml,/)
  await waitFor(() =>
    expect(pictures()).toEqual([
      [COIN, mark],
      [mark, mark],
    ]),
  )
})

test('R-ACCT-25 shows a generated image when the token has none or it fails', async () => {
  await showTokens(
    serving(numbered(2, { name: 'Elm', symbol: 'E' }), numbered(1, { iconUrl: 'https://a.example/gone.png' })),
  )
  await list()
  const gone = () => document.querySelector('[data-part="token-row"] img[src$="gone.png"]')
  await waitFor(() => expect(gone()).not.toBeNull())
  act(() => void gone()?.dispatchEvent(new Event('error')))
  expect(document.querySelector('[data-part="token-row"] img[src$="gone.png"]')).toBeNull()
  expect(document.querySelectorAll('[data-part="token-row"] .bl\\:size-10 [data-letter="E"]')).toHaveLength(1)
  expect(document.querySelectorAll('[data-part="token-row"] .bl\\:size-10 [data-letter="T"]')).toHaveLength(1)
})

test('R-ACCT-25 shows no value without a price, and ??? for a missing symbol', async () => {
  await showTokens(serving(token({ symbol: '', name: '', price: undefined, value: undefined, numeric: '7' })))
  await list()
  expect(tokenRows()).toEqual(['Unknown token???7'])
})

test('R-ACCT-24 lists two tokens with the same symbol separately, by value', async () => {
  await showTokens(serving(numbered(1, { symbol: 'USDC', value: 1 }), numbered(2, { symbol: 'USDC', value: 2 })))
  await list()
  expect(tokenRows()).toEqual(['Token 2USDC$2.001.5', 'Token 1USDC$1.001.5'])
})

test('R-ACCT-25 marks a name with lookalike letters, and renders code in it as text', async () => {
  await showTokens(serving(token({ name: 'US\u0410 Coin', symbol: '<img src=x onerror=alert(1)>' })))
  await list()
  expect(screen.getByRole('img', { name: 'This name mixes look-alike letters' })).toBeVisible()
  expect(tokenRows()[0]).toContain('<img src=x o…')
})

test('R-ACCT-171 marks a symbol with capitals that look like Latin ones', async () => {
  await showTokens(serving(token({ name: 'Ether', symbol: '\u0415\u0422\u041d' })))
  await list()
  expect(screen.getByRole('img', { name: 'This name mixes look-alike letters' })).toBeVisible()
})

test('R-ACCT-25 R-HOST-14 60 letters and 24 digits are fully readable', async () => {
  const name = 'Very long token name '.repeat(3).trim()
  await showTokens(serving(token({ name, numeric: '123456789012345678901234.5' })))
  await list()
  expect(screen.getByText(/^Very long token name/)).toHaveAttribute('title', name)
  expect(screen.getByText('123,456,789,012,345,678,901,234.5')).toBeVisible()
})

test('R-ACCT-27 R-VIEW-03 R-HOST-16 shows placeholders and a text for screen readers while tokens load', async () => {
  const service = createDataService()
  service.balance('held')
  await showTokens(service)
  expect(document.querySelectorAll('[data-part="token-row-skeleton"]').length).toBeGreaterThan(2)
  expect(screen.getByText('Loading tokens')).toHaveAttribute('role', 'status')
  service.tokens(token())
  await service.release()
  await list()
  expect(document.querySelector('[data-part="token-row-skeleton"]')).toBeNull()
  expect(screen.queryByText('Loading tokens')).not.toBeInTheDocument()
})

test('R-ACCT-27 R-FLOW-28 offers actions to get tokens when there are none', async () => {
  const { user, kit } = await showTokens()
  expect(await screen.findByText('No tokens yet')).toBeVisible()
  await user.click(button('Add funds'))
  expect(view(kit)).toBe('WalletFund')
})

test('R-ACCT-27 the empty list repeats no action of the account, and offers nothing without a way to add funds', async () => {
  const empty = () =>
    within(screen.getByText('No tokens yet').closest('[data-part="status-placeholder"]') ?? document.body)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
  const { unmount } = await showTokens()
  await screen.findByText('No tokens yet')
  expect(empty()).toEqual(['Add funds'])
  unmount()
  await showTokens(createDataService(), { options: { features: { receive: false, onramp: false } } })
  await screen.findByText('No tokens yet')
  expect(empty()).toEqual([])
})

test('R-ACCT-20 a network without a token list shows its own text and no retry', async () => {
  const { kit, service } = await showTokens(serving(token()))
  await list()
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:137' }))
  expect(await screen.findByText('Tokens aren’t shown on this network')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(service.asked.filter((kind) => kind === 'balance')).toHaveLength(1)
})

test('R-TOAST-12 shows the toast next to the list when tokens cannot be loaded', async () => {
  const service = createDataService()
  service.balance(new Response('{}', { status: 500 }))
  const { kit } = await showTokens(service)
  await screen.findByText('Couldn’t load tokens')
  expect(kit.getState().toast).toMatchObject({ open: true, variant: 'error', message: 'Token Balance Unavailable' })
})

test('R-VIEW-03 R-API-13 offers a retry while the service has not reported its networks', async () => {
  const service = serving(token())
  service.chains(new Response('{}', { status: 500 }))
  const { user } = await showTokens(service)
  await screen.findByText('Couldn’t load tokens')
  service.chains({ http: ['eip155:1'], ws: [] })
  await user.click(button('Try again'))
  expect(await list()).toBeVisible()
  expect(tokenRows()).toEqual(['EtherETH$4,500.001.5'])
})

test('R-ACCT-21 R-FLOW-21 does not fetch fresh tokens again when reopened or after switching networks and back', async () => {
  const { kit, user, service } = await showTokens(serving(token()))
  await list()
  await user.click(screen.getByRole('tab', { name: 'NFTs' }))
  await user.click(screen.getByRole('tab', { name: 'Tokens' }))
  await list()
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:137' }))
  await screen.findByText('Tokens aren’t shown on this network')
  await act(() => switchNetwork(kit, { caipNetworkId: 'eip155:1' }))
  await list()
  expect(service.asked.filter((kind) => kind === 'balance')).toHaveLength(1)
})

test('R-FLOW-21 another account in the wallet has its own tokens', async () => {
  const adapter = mockAdapter()
  const service = serving(token())
  await showTokens(service, { adapter })
  await list()
  service.tokens(numbered(1))
  await act(async () => adapter.controls.changeAccounts([{ address: `0x${'2'.repeat(40)}`, type: 'eoa' }]))
  await waitFor(() => expect(tokenRows()).toEqual(['Token 1T1$9,999.001.5']))
})

test('R-CONN-99 drops tokens that arrive after a disconnect', async () => {
  const adapter = mockAdapter()
  const service = createDataService()
  service.balance('held')
  const { dialog, kit } = await showTokens(service, { adapter })
  await act(async () => adapter.controls.disconnect())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  service.tokens(token())
  await service.release()
  expect(kit.getState().accounts.eip155?.tokenBalance ?? []).toEqual([])
})

test('R-ACCT-25 hides amounts when the user has hidden them', async () => {
  const { user } = await showTokens(serving(token()))
  await list()
  await user.click(button('Hide balances'))
  expect(tokenRows()).toEqual(['EtherETH••••Hidden'])
  await user.click(button('Hide balances'))
  expect(tokenRows()).toEqual(['EtherETH$4,500.001.5'])
})

test.each(['de', 'ar', 'en-XA'])('R-HOST-12 R-HOST-13 R-ACCT-28 formats amounts in the locale %s', async (locale) => {
  const service = serving(token({ numeric: '1234.5', value: 1234.5 }))
  await showAccount({ fetch: service.fetch, locale })
  await waitFor(() => expect(tokenRows()).toHaveLength(1))
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(1234.5)
  const worth = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1234.5)
  const withoutMarks = (text: string | null | undefined) => text?.replace(/\p{Cf}/gu, '')
  expect(withoutMarks(tokenRows()[0])).toContain(withoutMarks(`${worth}${amount}`))
  expect(await violations()).toEqual([])
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 the token list passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showTokens(serving(token(), numbered(1, { price: undefined })), { theme })
    await list()
    expect(await violations()).toEqual([])
    unmount()
    const failing = createDataService()
    failing.balance(new Response('{}', { status: 500 }))
    await showTokens(failing, { theme })
    await screen.findByText('Couldn’t load tokens')
    expect(await violations()).toEqual([])
  },
)
