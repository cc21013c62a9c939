import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createExplorer, type TestExplorer } from '../../../../test/page/explorer.js'
import { field, placeholders, showAll, tile, tiles } from '../../../../test/views/all-wallets-fixture.js'
import { expectLoading } from '../../../../test/views/expect-loading.js'
import type { ShowParams } from '../../../../test/views/render-view.js'

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
  }

  test('R-VIEW-23 R-CONN-21 R-CONN-26 a search starts from two characters, 500 ms after the last change, with 100 entries per page', async () => {
    const explorer = createExplorer()
    const { user, events } = await showForSearch(explorer)
    expect(field()).toHaveFocus()
    await user.keyboard('w')
    await wait(explorer, 1000)
    expect(searches(explorer)).toEqual([])
    await user.keyboard('allet 8')
    await wait(explorer, 499)
    expect(searches(explorer)).toEqual([])
    await wait(explorer, 1)
    expect(searches(explorer)).toEqual(['wallet 8'])
    expect(explorer.asked.at(-1)?.get('entries')).toBe('100')
    expect(events).toContain('SEARCH_WALLET {"badge":"all","search":"wallet 8"}')
    expect(tiles().map((name) => name?.slice(0, 9))).toContain('Wallet 89')
    expect(tiles()).not.toContain('Wallet 2')
    expect(screen.getByRole('status')).toHaveTextContent('11 wallets found')
  })

  test('R-CONN-26 loaded wallets match immediately, and those of the explorer follow', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('held')
    await user.keyboard('WALLET 3')
    const here = ['Wallet 3', ...Array.from({ length: 10 }, (_, at) => `Wallet ${30 + at}`)]
    expect(tiles().map((name) => name?.replace('certified', ''))).toEqual(here)
    expect(placeholders().length).toBeGreaterThan(0)
    expectLoading('Loading wallets')
    await wait(explorer, 500)
    expect(searches(explorer)).toEqual(['WALLET 3'])
    await user.keyboard('{Backspace}8')
    expect(tiles()).toEqual(['Wallet 8'])
    await wait(explorer, 500)
    explorer.answer('usual')
    await explorer.release()
    expect(tiles().map((name) => name?.replace('certified', ''))).toEqual([
      'Wallet 8',
      ...Array.from({ length: 10 }, (_, at) => `Wallet ${80 + at}`),
    ])
    await user.keyboard('9')
    expect(tiles()).toEqual(['Wallet 89'])
    expect(searches(explorer)).toEqual(['WALLET 3', 'WALLET 8'])
  })

  test('R-CONN-26 undoing a character in time sends no new search', async () => {
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

  test('R-CONN-26 placeholders show until the response when no loaded wallet matches', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('held')
    await user.keyboard('wallet 77')
    expect(placeholders()).toHaveLength(16)
    expectLoading('Loading wallets')
    await wait(explorer, 500)
    expect(placeholders()).toHaveLength(16)
    await explorer.release()
    expect(placeholders()).toHaveLength(0)
    expect(tiles()).toEqual(['Wallet 77'])
  })

  test('R-CONN-27 drops a response that arrives after a newer search', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('held', 'usual')
    await user.keyboard('wallet 7')
    await search(explorer)
    expect(tiles()).toEqual(['Wallet 7'])
    await user.clear(field())
    await user.keyboard('wallet 8')
    await search(explorer)
    expect(tiles()).toContain('Wallet 80')
    expect(explorer.aborted()).toBe(1)
    await explorer.release()
    expect(tiles()).toContain('Wallet 80')
    expect(tiles()).not.toContain('Wallet 70')
  })

  test('R-VIEW-25 R-API-09 a failed search is sent again only on a press', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('broken')
    await user.keyboard('wallet 77')
    await search(explorer)
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load wallets')
    for (let waits = 0; waits < 4; waits++) await wait(explorer, 30_000)
    expect(searches(explorer)).toEqual(['wallet 77'])
    explorer.answer('usual')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await explorer.settle()
    expect(tiles()).toEqual(['Wallet 77'])
  })

  test('R-VIEW-25 R-CONN-26 a failed search keeps loaded matches and shows a retry row', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    explorer.answer('broken')
    await user.keyboard('wallet 7')
    await search(explorer)
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load more wallets')
    expect(tiles()).toEqual(['Wallet 7'])
    expect(placeholders()).toHaveLength(0)
    explorer.answer('usual')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await explorer.settle()
    expect(tiles()).toContain('Wallet 70')
  })

  test('R-VIEW-24 R-FLOW-05 says that nothing was found, and the search can be cleared', async () => {
    const explorer = createExplorer()
    const { user } = await showForSearch(explorer)
    await user.keyboard('zzz')
    await search(explorer)
    expect(screen.getByText('No wallets found')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 wallets found')
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
    if (!clear) throw new Error('no button under the text')
    await user.click(clear)
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await explorer.settle()
    expect(tiles()).toContain('Wallet 2')
  })

  test('R-FLOW-05 Escape clears the search first, then closes', async () => {
    const explorer = createExplorer()
    const { user, kit } = await showForSearch(explorer)
    await user.keyboard('zzz{Escape}')
    expect(field()).toHaveValue('')
    expect(kit.getState().modal.open).toBe(true)
    await user.keyboard('{Escape}')
    expect(kit.getState().modal.open).toBe(false)
  })

  test('R-CONN-25 R-CONN-26 the certified switch also applies to a search', async () => {
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

test('R-FLOW-05 the search field takes no focus on touch devices, so that no keyboard opens', async () => {
  const before = window.matchMedia
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(min-width: 431px)', media: query, onchange: null }),
  })
  try {
    await showAll(createExplorer())
    expect(field()).not.toHaveFocus()
    expect(screen.getByRole('heading', { name: 'All wallets' })).toHaveFocus()
  } finally {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: before })
  }
})
