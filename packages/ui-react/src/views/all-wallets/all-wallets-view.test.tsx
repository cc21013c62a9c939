import { currentRoute } from '@bowline/kit-core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createExplorer, type TestExplorer, testWallets } from '../../../test/page/explorer.js'
import { installLayout, scrollList } from '../../../test/page/layout.js'
import { expectWait } from '../../../test/views/expect-wait.js'
import { type ShowParams, showView, THEMES, violations } from '../../../test/views/render-view.js'

let removeLayout = () => {}
beforeEach(() => {
  removeLayout = installLayout()
})
afterEach(() => {
  removeLayout()
  jest.useRealTimers()
})

const showAll = async (explorer: TestExplorer, params: ShowParams = {}) => {
  const shown = await showView({ view: 'AllWallets', fetch: explorer.fetch, ...params })
  await waitFor(() => expect(shown.kit.getState().modal.isPainted).toBe(true))
  await explorer.settle()
  return shown
}
const tiles = () => screen.queryAllByRole('gridcell').map((cell) => cell.textContent)
const tile = (name: string) => screen.getByRole('button', { name })
const placeholders = () => document.querySelectorAll('[data-part="wallet-tile-skeleton"]')
const field = () => screen.getByRole('searchbox', { name: 'Search wallet' })
const list = () => {
  const area = document.querySelector('[data-part="scroll-area"]')
  if (!area) throw new Error('no list')
  return area
}
const scroll = async (explorer: TestExplorer, top: number) => {
  scrollList(list(), top)
  await explorer.settle()
}
const focus = (element: HTMLElement) => act(() => element.focus())
const pagesAsked = (explorer: TestExplorer) => explorer.asked.map((query) => query.get('page'))

test('R-VIEW-21 R-VIEW-22 R-FLOW-05 R-HOST-16 sixteen placeholders, then a grid of the first page', async () => {
  const explorer = createExplorer()
  explorer.answer('held')
  await showAll(explorer)
  expect(placeholders()).toHaveLength(16)
  expectWait('Loading wallets')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(explorer.asked).toHaveLength(1)
  await explorer.release()
  expect(screen.getByRole('grid', { name: 'Wallets' })).toHaveAttribute('aria-colcount', '4')
  expect(tiles().slice(0, 3)).toEqual([expect.stringContaining('Wallet 1'), 'Wallet 2', 'Wallet 3'])
  expect(screen.getByRole('switch', { name: 'Certified only' })).not.toBeChecked()
})

test('R-CONN-22 featured and recommended wallets come first and once, whatever the pages hold', async () => {
  const explorer = createExplorer()
  const [, second, third] = testWallets(3)
  if (!second || !third) throw new Error('too few wallets')
  await showAll(explorer, {
    before: (kit) =>
      kit.store.set(({ directory }) => ({
        directory: { ...directory, status: 'ready', featured: [third], recommended: [second, third] },
      })),
  })
  expect(tiles().slice(0, 4)).toEqual(['Wallet 3', 'Wallet 2', expect.stringContaining('Wallet 1'), 'Wallet 4'])
})

test('R-CONN-22 R-VIEW-08 while the first wallets of the directory are on their way nothing is shown that would move', async () => {
  const explorer = createExplorer()
  const { kit } = await showAll(explorer, {
    before: (asked) => asked.store.set(({ directory }) => ({ directory: { ...directory, status: 'loading' } })),
  })
  expect(explorer.asked).toHaveLength(1)
  expect(placeholders()).toHaveLength(16)
  act(() => kit.store.set(({ directory }) => ({ directory: { ...directory, status: 'ready' } })))
  expect(screen.getByRole('grid')).toBeVisible()
})

test('R-VIEW-22 R-CONN-21 R-CONN-23 further pages are asked for near the end, one at a time, until all are there', async () => {
  const explorer = createExplorer(testWallets(90))
  await showAll(explorer)
  expect(pagesAsked(explorer)).toEqual(['1'])
  expect(explorer.asked[0]?.get('entries')).toBe('40')
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')

  explorer.answer('held')
  await scroll(explorer, 900)
  expect(pagesAsked(explorer)).toEqual(['1', '2'])
  expect(placeholders().length).toBeGreaterThan(0)
  await scroll(explorer, 0)
  await scroll(explorer, 950)
  expect(pagesAsked(explorer)).toEqual(['1', '2'])

  explorer.answer('usual')
  await explorer.release()
  expect(tiles()).toContain('Wallet 45')
  await scroll(explorer, 2000)
  expect(pagesAsked(explorer)).toEqual(['1', '2', '3'])
  await scroll(explorer, 2200)
  expect(tiles()).toContain('Wallet 90')
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '23')
  expect(placeholders()).toHaveLength(0)
  expect(pagesAsked(explorer)).toEqual(['1', '2', '3'])
})

test('R-VIEW-21 R-VIEW-22 of ten thousand wallets no more than 200 tiles are in the page', async () => {
  const explorer = createExplorer(testWallets(10_000))
  await showAll(explorer)
  const counts: number[] = []
  for (let page = 1; page <= 6; page++) {
    await scroll(explorer, page * 1080)
    expect(explorer.asked).toHaveLength(page + 1)
    counts.push(tiles().length)
  }
  expect(Math.min(...counts)).toBeGreaterThan(10)
  expect(Math.max(...counts)).toBeLessThanOrEqual(200)
})

test('R-CONN-23 an explorer that repeats one page for ever is not asked for ever', async () => {
  const explorer = createExplorer(testWallets(3))
  const page = explorer.fetch
  const endless: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input))
    if (!url.pathname.endsWith('/getWallets')) return page(input, init)
    url.searchParams.set('page', '1')
    const answer = await page(url, init)
    return Response.json({ ...(await answer.json()), count: 1_000_000_000 })
  }
  await showView({ view: 'AllWallets', fetch: endless })
  await explorer.settle()
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1')
  expect(explorer.asked.length).toBeLessThan(6)
  expect(tiles()).toHaveLength(3)
})

test('R-CONN-28 R-CONN-09 only wallets near the screen have their pictures asked for', async () => {
  const explorer = createExplorer()
  await showAll(explorer)
  expect(explorer.pictures).toContain('i12')
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(explorer.pictures).not.toContain('i40')
})

describe('search', () => {
  const showForSearch = async (explorer: TestExplorer, params: ShowParams = {}) => {
    const shown = await showAll(explorer, params)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
    return { ...shown, user: userEvent.setup({ delay: null }) }
  }
  const searches = (explorer: TestExplorer) => explorer.asked.flatMap((query) => query.get('search') ?? [])
  const wait = async (explorer: TestExplorer, ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms))
    await explorer.settle()
  }
  const search = async (explorer: TestExplorer) => {
    await wait(explorer, 500)
    await wait(explorer, 300)
  }

  test('R-VIEW-23 R-CONN-21 R-CONN-26 a search begins with two characters, 500 ms after the last, for 100 entries', async () => {
    const explorer = createExplorer()
    const { user, events } = await showForSearch(explorer)
    expect(field()).toHaveFocus()
    await user.keyboard('w')
    await wait(explorer, 1000)
    expect(searches(explorer)).toEqual([])
    await user.keyboard('allet 8')
    await wait(explorer, 499)
    expect(searches(explorer)).toEqual([])
    expect(tiles()).toContain('Wallet 2')
    await wait(explorer, 1)
    expect(searches(explorer)).toEqual(['wallet 8'])
    expect(explorer.asked.at(-1)?.get('entries')).toBe('100')
    expect(events).toContain('SEARCH_WALLET {"badge":"all","search":"wallet 8"}')
    await wait(explorer, 300)
    expect(tiles().map((name) => name?.slice(0, 9))).toContain('Wallet 89')
    expect(tiles()).not.toContain('Wallet 2')
    expect(screen.getByRole('status')).toHaveTextContent('11 wallets found')
  })

  test('R-CONN-26 a letter too many, taken back in time, searches for nothing anew', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    await user.keyboard('wallet 7')
    await search(explorer)
    await user.keyboard('1')
    await wait(explorer, 499)
    await user.keyboard('{Backspace}')
    await search(explorer)
    expect(searches(explorer)).toEqual(['wallet 7'])
  })

  test('R-CONN-26 placeholders stay at least 300 ms, also when the answer is quicker', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    await user.keyboard('wallet 7')
    await wait(explorer, 500)
    await wait(explorer, 299)
    expect(placeholders()).toHaveLength(16)
    await wait(explorer, 1)
    expect(placeholders()).toHaveLength(0)
    expect(tiles()).toContain('Wallet 70')
  })

  test('R-CONN-27 an answer that comes after a newer question is dropped', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('held', 'usual')
    await user.keyboard('wallet 7')
    await search(explorer)
    expect(placeholders()).toHaveLength(16)
    await user.clear(field())
    await user.keyboard('wallet 8')
    await search(explorer)
    expect(tiles()).toContain('Wallet 80')
    await explorer.release()
    expect(tiles()).toContain('Wallet 80')
    expect(tiles()).not.toContain('Wallet 70')
  })

  test('R-VIEW-25 R-API-09 a search that fails is asked again by a press alone, however long one waits', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('broken')
    await user.keyboard('wallet 7')
    await search(explorer)
    expect(screen.getByRole('alert')).toHaveTextContent('The wallets could not be loaded')
    for (let waits = 0; waits < 4; waits++) await wait(explorer, 30_000)
    expect(searches(explorer)).toEqual(['wallet 7'])
    explorer.answer('usual')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await explorer.settle()
    expect(tiles()).toContain('Wallet 70')
  })

  test('R-VIEW-24 R-FLOW-05 nothing found is said, and the search can be cleared', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    await user.keyboard('zzz')
    await search(explorer)
    expect(screen.getByText('No Wallet found')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 wallets found')
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
    if (!clear) throw new Error('no button under the text')
    await user.click(clear)
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await explorer.settle()
    expect(tiles()).toContain('Wallet 2')
  })

  test('R-FLOW-05 Escape clears a search first and closes second', async () => {
    const explorer = createExplorer()
    const { user, kit } = await showForSearch(explorer)
    await user.keyboard('zzz{Escape}')
    expect(field()).toHaveValue('')
    expect(kit.getState().modal.open).toBe(true)
    await user.keyboard('{Escape}')
    expect(kit.getState().modal.open).toBe(false)
  })

  test('R-CONN-25 R-CONN-26 the switch asks for certified wallets, of a search too', async () => {
    const explorer = createExplorer()
    const { user, events } = await showForSearch(explorer)
    await user.click(screen.getByRole('switch', { name: 'Certified only' }))
    await explorer.settle()
    expect(explorer.asked.at(-1)?.get('badge_type')).toBe('certified')
    expect(tiles()).toHaveLength(9)
    expect(tile('Wallet 11 certified')).toBeVisible()
    await user.type(field(), 'wallet 21')
    await search(explorer)
    expect(events).toContain('SEARCH_WALLET {"badge":"certified","search":"wallet 21"}')
    expect(tiles()).toEqual(['Wallet 21certified'])
  })
})

test('R-VIEW-24 R-CONN-25 where nothing is certified that is said, and a button shows all wallets again', async () => {
  const explorer = createExplorer(testWallets(9).slice(1))
  const { user } = await showAll(explorer)
  await user.click(screen.getByRole('switch', { name: 'Certified only' }))
  await explorer.settle()
  expect(screen.getByText('There is no certified wallet for this app.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all wallets' }))
  await explorer.settle()
  expect(screen.getByRole('switch', { name: 'Certified only' })).not.toBeChecked()
  expect(tiles()).toHaveLength(8)
})

test('R-CONN-22 R-CONN-25 of the wallets that come first only the certified are left by the switch', async () => {
  const explorer = createExplorer()
  const [first, second] = testWallets(2)
  if (!first || !second) throw new Error('too few wallets')
  const { user } = await showAll(explorer, {
    before: (kit) =>
      kit.store.set(({ directory }) => ({
        directory: { ...directory, status: 'ready', featured: [second], recommended: [first] },
      })),
  })
  await user.click(screen.getByRole('switch', { name: 'Certified only' }))
  await explorer.settle()
  expect(tiles()[0]).toBe('Wallet 1certified')
  expect(tiles()).not.toContain('Wallet 2')
})

test('R-VIEW-26 R-FLOW-05 the tile with the focus stays in the page however far one scrolls', async () => {
  const explorer = createExplorer()
  await showAll(explorer)
  focus(tile('Wallet 2'))
  await scroll(explorer, 3000)
  expect(tiles()).not.toContain('Wallet 7')
  expect(tile('Wallet 2')).toHaveFocus()
})

test('R-FLOW-05 on touch the search is not focused, which keeps the keyboard down', async () => {
  const before = window.matchMedia
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(min-width: 431px)', media: query, onchange: null }),
  })
  try {
    await showAll(createExplorer())
    expect(field()).not.toHaveFocus()
    expect(screen.getByRole('heading', { name: 'All Wallets' })).toHaveFocus()
  } finally {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: before })
  }
})

test('R-VIEW-25 R-API-09 a first page that fails can be asked for again, and is not by itself', async () => {
  const explorer = createExplorer()
  explorer.answer('broken')
  const { user } = await showAll(explorer)
  expect(screen.getByRole('alert')).toHaveTextContent('The wallets could not be loaded')
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  await explorer.settle()
  expect(explorer.asked).toHaveLength(1)
  explorer.answer('usual')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await explorer.settle()
  expect(screen.getByRole('grid')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('R-VIEW-25 when a later page fails what is there stays, with a row to ask again', async () => {
  const explorer = createExplorer()
  const { user } = await showAll(explorer)
  explorer.answer('broken')
  await scroll(explorer, 900)
  expect(screen.getByRole('alert')).toHaveTextContent('More wallets could not be loaded')
  expect(tiles()).toContain('Wallet 40')
  expect(pagesAsked(explorer)).toEqual(['1', '2'])
  explorer.answer('usual')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await explorer.settle()
  expect(tiles()).toContain('Wallet 45')
  expect(pagesAsked(explorer)).toEqual(['1', '2', '2'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(list()).toHaveFocus()
})

test('R-FLOW-29 a used-up quota leads to UsageExceeded', async () => {
  const explorer = createExplorer()
  explorer.answer('quota')
  const { kit } = await showAll(explorer)
  expect(currentRoute(kit.getState().navigation).view).toBe('UsageExceeded')
})

test('R-VIEW-26 R-FLOW-05 the grid has one Tab stop; arrows, Home and End move, Enter picks', async () => {
  const explorer = createExplorer()
  const { kit, user, events } = await showAll(explorer)
  const cells = () => within(screen.getByRole('grid')).getAllByRole('button')
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  focus(tile('Wallet 1 certified'))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(tile('Wallet 1 certified')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(tile('Wallet 6')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tile('Wallet 8')).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(tile('Wallet 1 certified')).toHaveFocus()
  await user.keyboard('{Control>}{End}{/Control}')
  await explorer.settle()
  expect(document.activeElement).toHaveTextContent(/^Wallet 40$/)
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(events).toContain('SELECT_WALLET {"name":"Wallet 40","platform":"qrcode"}')
  expect(currentRoute(kit.getState().navigation)).toMatchObject({
    view: 'ConnectingWalletConnect',
    data: { wallet: { id: 'w40' } },
  })
})

test('R-FLOW-05 R-HOST-12 in a language read from the right, the left arrow leads on', async () => {
  const explorer = createExplorer()
  const { user } = await showAll(explorer, { locale: 'ar' })
  const grid = screen.getByRole('grid')
  grid.style.direction = 'rtl'
  focus(within(grid).getByRole('button', { name: 'Wallet 2' }))
  await user.keyboard('{ArrowLeft}')
  expect(tile('Wallet 3')).toHaveFocus()
})

test('R-VIEW-21 R-FLOW-05 on a phone a button shows the QR code, and tiles stand three abreast', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agent })
  try {
    const { kit, user } = await showAll(createExplorer())
    await user.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnect')
  } finally {
    Reflect.deleteProperty(navigator, 'userAgent')
  }
})

test('R-VIEW-21 on a desktop there is no QR button', async () => {
  await showAll(createExplorer())
  expect(screen.queryByRole('button', { name: 'Show QR code' })).not.toBeInTheDocument()
})

test('R-VIEW-12 until the terms are agreed to no wallet can be picked here either', async () => {
  const { user, kit } = await showAll(createExplorer(), {
    options: { termsConditionsUrl: 'https://a.example/terms', features: { legalCheckbox: true } },
  })
  await user.click(tile('Wallet 2'))
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(tile('Wallet 2'))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnect')
})

test('R-CONN-23 R-HOST-10 leaving while a page is on its way causes nothing, and coming back shows what was loaded', async () => {
  const explorer = createExplorer()
  const { kit, user } = await showAll(explorer)
  explorer.answer('held')
  await scroll(explorer, 900)
  expect(explorer.asked).toHaveLength(2)
  focus(tile('Wallet 39'))
  await user.keyboard('{Enter}')
  explorer.answer('usual')
  await explorer.release()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  await explorer.settle()
  expect(tile('Wallet 2')).toBeVisible()
  expect(pagesAsked(explorer).filter((page) => page === '1')).toHaveLength(1)
})

test.each(THEMES)('R-VIEW-03 R-THEME-09 AllWallets passes an accessibility check in the %s theme', async (theme) => {
  const explorer = createExplorer()
  const { unmount } = await showAll(explorer, { theme })
  expect(await violations()).toEqual([])
  unmount()
  explorer.answer('broken')
  await showAll(explorer, { theme, locale: 'ar' })
  expect(screen.getByRole('alert')).toBeVisible()
  expect(await violations()).toEqual([])
})
