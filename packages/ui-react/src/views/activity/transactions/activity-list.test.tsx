import { selectAccount } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { coins, piece, transaction } from '../../../../test/page/history.js'
import { reachEnd } from '../../../../test/page/intersection-observer.js'
import { rows, settle, showHistory, texts, titles } from '../../../../test/views/history-fixture.js'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'

type Sketch = Parameters<typeof transaction>[1]

const show = (sketches: readonly Sketch[], params?: Parameters<typeof showHistory>[1]) =>
  showHistory([{ data: sketches.map((sketch, at) => transaction(`t${at}`, sketch)) }], params)

const dated = (year: number, month: number) => ({ minedAt: `${year}-${String(month).padStart(2, '0')}-15T12:00:00Z` })

const THIS_YEAR = new Date().getFullYear()

test('R-ACCT-41 shows a month of this year without the year, others with it, and undated entries last', async () => {
  await show([dated(THIS_YEAR, 1), dated(THIS_YEAR - 1, 12), dated(THIS_YEAR - 1, 3), { minedAt: '2025-13-40' }])
  expect(titles()).toEqual(['January', `December ${THIS_YEAR - 1}`, `March ${THIS_YEAR - 1}`, 'No date'])
})

test('R-ACCT-41 R-HOST-12 R-HOST-13 formats titles and days in the language', async () => {
  await show([dated(2024, 3)], { locale: 'ar' })
  const title = new Intl.DateTimeFormat('ar', { month: 'long', year: 'numeric' }).format(new Date(2024, 2, 15))
  expect(titles()).toEqual([title])
  expect(document.querySelector('time')?.textContent).toMatch(/^(15|١٥) مارس$/)
})

test('R-ACCT-43 a row shows its operation, its amount, its image and its day', async () => {
  await show([{ operationType: 'receive', transfers: [coins('ETH', '1.5')], sentFrom: `0x${'a'.repeat(34)}abcdef` }])
  const [row] = rows()
  expect(row).toHaveTextContent('Received')
  expect(row).toHaveTextContent('+1.5')
  expect(row).toHaveTextContent('ETH')
  expect(within(row ?? document.body).getByText('Mar 1')).toBeVisible()
  expect(row?.querySelectorAll('img')).toHaveLength(1)
  expect(row?.querySelector('img')).toHaveAttribute('src', 'https://images.example/ETH.png')
})

test.each(['failed', 'ONRAMP_TRANSACTION_STATUS_FAILED'] as const)(
  'R-ACCT-172 a failed transaction (%s) shows neither sign nor direction',
  async (status) => {
    await show([
      { operationType: 'receive', status, transfers: [coins('ETH', '1.5')] },
      { operationType: 'trade', status, transfers: [coins('ETH', '1', 'out'), coins('USDC', '3000')] },
    ])
    expect(texts()).toEqual([
      expect.stringMatching(/^ReceivedFailed1.5ETH/),
      expect.stringMatching(/^SwappedFailed1ETH3,000USDC/),
    ])
    expect(screen.queryByRole('img', { name: /^(In|Out):/ })).toBeNull()
  },
)

test('R-ACCT-43 two transfers share a row and show a pair, and two NFTs have a row each', async () => {
  await show([
    { operationType: 'trade', transfers: [coins('ETH', '1', 'out'), coins('USDC', '3000')] },
    { operationType: 'mint', transfers: [piece('Knot'), piece('Sheet')] },
  ])
  expect(texts()).toEqual([
    expect.stringMatching(/^Swapped.*Out:−1ETH.*In:\+3,000USDC/),
    expect.stringMatching(/^Minted.*Knot/),
    expect.stringMatching(/^Minted.*Sheet/),
  ])
  expect(rows()[0]?.querySelectorAll('[data-part="image-pair"] img')).toHaveLength(2)
  expect(rows()[1]?.querySelectorAll('img')).toHaveLength(1)
})

test('R-VIEW-81 a token with an address shows the kit’s icon, and one without shows the service’s image', async () => {
  const transfer = coins('ETH', '1')
  await show([
    { transfers: [{ ...transfer, fungible_info: { ...transfer.fungible_info, address: 'native' } }] },
    { transfers: [{ ...transfer, fungible_info: { ...transfer.fungible_info, address: `0x${'b'.repeat(40)}` } }] },
  ])
  const sources = () => rows().map((row) => row.querySelector('img')?.getAttribute('src'))
  await waitFor(() => expect(sources()).toEqual([expect.stringMatching(/^data:/), 'https://images.example/ETH.png']))
})

test('R-ACCT-43 shows a letter when an image fails to load', async () => {
  await show([{ transfers: [coins('ETH', '1')] }, { transfers: [piece('Knot', { preview: 'javascript:alert(1)' })] }])
  const [coin, nft] = rows()
  act(() => void coin?.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(coin?.querySelector('[data-letter="E"]')).toBeInTheDocument()
  expect(nft?.querySelector('img')).not.toBeInTheDocument()
  expect(nft?.querySelector('[data-letter="K"]')).toBeInTheDocument()
})

test.each([
  ['receive', '+2', 'in'],
  ['deposit', '+2', 'in'],
  ['borrow', '+2', 'in'],
  ['claim', '+2', 'in'],
  ['withdraw', '−2', 'out'],
  ['repay', '−2', 'out'],
  ['burn', '−2', 'out'],
  ['send', '−2', 'out'],
  ['trade', '+2', 'in'],
] as const)('R-ACCT-44 R-CONST-42 shows the sign of %s: %s', async (operationType, amount, direction) => {
  await show([{ operationType, transfers: [coins('ETH', '2', direction)] }])
  expect(screen.getByText(amount, { selector: 'bdi' })).toBeVisible()
})

test('R-ACCT-45 R-CONST-24 shows 3 decimals of amounts, and marks amounts that are too small', async () => {
  const amounts = ['1.23456', '0.000999', '1234567.8', '0', `${'9'.repeat(60)}.1`]
  await show(amounts.map((numeric) => ({ transfers: [coins('ETH', numeric)] })))
  const shown = rows().map((row) => row.querySelector('bdi[dir="ltr"]')?.textContent)
  expect(shown.slice(0, 4)).toEqual(['+1.234', '+<0.001', '+1,234,567.8', '+0'])
  expect(shown[4]?.replaceAll(',', '')).toBe(`+${'9'.repeat(60)}.1`)
})

test('R-ACCT-46 shows 4 leading and 6 trailing characters of addresses', async () => {
  await show([
    { operationType: 'send', transfers: [coins('ETH', '1', 'out')] },
    { operationType: 'receive', sentFrom: '0x4444444444444444444444444444444444fedcba' },
    { operationType: 'trade' },
  ])
  expect(texts()[0]).toContain('To 0x33…abcdef')
  expect(texts()[1]).toContain('From 0x44…fedcba')
  expect(texts()[2]).not.toContain('0x')
})

test('R-ACCT-47 shows the status of a contract interaction without transfers', async () => {
  await show([{ operationType: 'execute' }, { operationType: 'approve', status: 'failed' }])
  expect(texts()[0]).toContain('Contract interactionConfirmed')
  expect(texts()[1]).toContain('Approved')
  expect(texts()[1]).toContain('Failed')
})

test('R-STATE-49 shows the status of a purchase like that of other transactions', async () => {
  await show([
    { operationType: 'buy', status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' },
    { operationType: 'buy', status: 'ONRAMP_TRANSACTION_STATUS_FAILED' },
  ])
  expect(texts()[0]).toContain('BoughtConfirmed')
  expect(texts()[1]).toContain('BoughtFailed')
})

test('R-ACCT-48 R-FLOW-25 a row opens the explorer in a new tab, also with Enter', async () => {
  const { user } = await show([{ hash: '0xabc' }, { hash: undefined }])
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', 'https://etherscan.io/tx/0xabc')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  const pressed = jest.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', pressed)
  act(() => link.focus())
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(rows()).toHaveLength(2)
})

test('R-FLOW-25 rows have one Tab stop; arrows, Home and End move and skip titles and rows without a link', async () => {
  const { user } = await show([
    { ...dated(2024, 3), hash: '0x1' },
    { ...dated(2024, 3), hash: undefined },
    { ...dated(2024, 2), hash: '0x2' },
    { ...dated(2024, 1), hash: '0x3' },
  ])
  const links = () => screen.getAllByRole('link')
  const href = () => document.activeElement?.getAttribute('href')?.split('/').pop()
  expect(links().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  act(() => links()[0]?.focus())
  await user.keyboard('{ArrowDown}')
  expect(href()).toBe('0x2')
  await user.keyboard('{End}')
  expect(href()).toBe('0x3')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(href()).toBe('0x1')
  await user.keyboard('{ArrowUp}')
  expect(href()).toBe('0x1')
  await user.keyboard('{ArrowDown}{Home}')
  expect(href()).toBe('0x1')
  expect(links().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('R-FLOW-25 the list is focusable when no row is, so that keys scroll it', async () => {
  await show([{ hash: undefined }])
  expect(document.querySelector('[data-part="scroll-area"]')).toHaveAttribute('tabindex', '0')
})

test('R-ACCT-48 an unsafe explorer URL renders no link', async () => {
  const insecure = { ...mainnet, blockExplorers: { default: { name: 'Near', url: 'http://127.0.0.1:4000' } } }
  await show([{ hash: '0xabc' }], { options: { networks: [insecure] } })
  expect(rows()).toHaveLength(1)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(document.querySelector('[data-part="scroll-area"]')).toHaveAttribute('tabindex', '0')
})

test('R-ACCT-49 shows pending transactions first with a spinner, and updates them when they settle', async () => {
  const pending = transaction('p', { status: 'pending', minedAt: '' })
  const done = transaction('a', dated(2024, 3))
  const { history, unmount } = await showHistory([{ data: [done, pending] }])
  expect(titles()).toEqual(['Pending', 'March 2024'])
  expect(rows()[0]).toHaveTextContent('Pending')
  expect(rows()[0]?.querySelector('[data-part="spinner"]')).toBeInTheDocument()
  history.answer({ data: [transaction('p', dated(2024, 4)), done] })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await settle()
  expect(titles()).toEqual(['April 2024', 'March 2024'])
  expect(document.querySelector('[data-part="spinner"]')).not.toBeInTheDocument()
  expect(history.asked).toHaveLength(2)
  unmount()
})

test('R-ACCT-85 says that no node has seen a transaction', async () => {
  const { kit } = await showHistory([{ data: [] }])
  const { caipAddress } = selectAccount(kit.getState())
  const sent = {
    hash: '0xa1',
    caipNetworkId: 'eip155:1',
    kind: 'transfer',
    sentAtMs: 1,
    moves: [],
    status: 'pending',
  } as const
  const follow = (isNotSeen: boolean) =>
    act(async () =>
      kit.store.set({
        trackedTransactions: caipAddress ? [{ ...sent, account: caipAddress, isNotSeen }] : [],
      }),
    )
  await follow(true)
  expect(rows()[0]).toHaveTextContent('Not seen yet')
  await follow(false)
  expect(rows()[0]).toHaveTextContent('Pending')
})

test('R-ACCT-42 adds no row for a page of known transactions', async () => {
  const first = [transaction('a'), transaction('b')]
  await showHistory([
    { data: [...first, transaction('a')], next: 'c1' },
    { data: [transaction('b'), transaction('c')] },
  ])
  expect(rows()).toHaveLength(2)
  await reachEnd()
  await settle()
  expect(rows()).toHaveLength(3)
})

test('R-ACCT-41 R-ACCT-43 shows untrusted fields as sanitized, shortened text', async () => {
  const texts = [
    '<img src=x onerror=alert(1)>',
    '\u202egnirts',
    `Z${'\u0301'.repeat(60)}`,
    'W'.repeat(250),
    '__proto__',
  ]
  await show(
    texts.map((text) => ({
      operationType: text,
      sentFrom: text,
      sentTo: text,
      transfers: [{ ...coins(text, '1'), fungible_info: { name: text, symbol: text, icon: { url: text } } }],
    })),
  )
  expect(rows()).toHaveLength(5)
  expect(document.querySelector('[onerror]')).not.toBeInTheDocument()
  expect(document.querySelector('img[src="x"]')).not.toBeInTheDocument()
  for (const row of rows()) {
    expect(row.textContent).not.toContain('\u202e')
    expect(row.textContent?.length).toBeLessThan(80)
  }
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 every state of Activity passes an accessibility check in the %s theme',
  async (theme) => {
    const data = [
      transaction('p', { status: 'pending', operationType: 'send', transfers: [coins('ETH', '1', 'out')] }),
      transaction('f', { status: 'failed', transfers: [coins('A', '1'), coins('B', '2')] }),
      transaction('n', { hash: undefined, transfers: [piece('Knot')] }),
      transaction('u', { minedAt: '' }),
    ]
    for (const locale of ['en', 'ar', 'en-xa']) {
      for (const answer of [{ data, next: 'c1' }, { data: [] }, 500]) {
        const { unmount } = await showHistory([answer], { theme, locale })
        expect(await violations()).toEqual([])
        unmount()
      }
    }
  },
)

test('R-ACCT-174 shows that some activity is missing at the end when entries are unreadable', async () => {
  await showHistory([{ data: [transaction('a'), { id: 'b' }] }])
  const words = 'Some activity couldn’t be read. See the network’s explorer for the rest.'
  expect(screen.getByText(words, { selector: 'p' })).toBeVisible()
  expect(screen.queryByText('That’s all your activity')).toBeNull()
})

test('R-ACCT-174 shows a failure and never an empty history when no entry is readable', async () => {
  await showHistory([{ data: [{ id: 'b' }] }])
  expect(screen.getByText('Couldn’t load activity')).toBeVisible()
})
