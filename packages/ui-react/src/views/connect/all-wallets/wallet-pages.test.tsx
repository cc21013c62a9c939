import { currentRoute } from '@bowline/kit-core'
import { screen } from '@testing-library/react'
import { createExplorer, testWallets } from '../../../../test/page/explorer.js'
import {
  focus,
  getRequestedPages,
  list,
  placeholders,
  scroll,
  showAll,
  tile,
  tiles,
} from '../../../../test/views/all-wallets-fixture.js'
import { showView } from '../../../../test/views/render-view.js'

test('R-VIEW-22 R-CONN-21 R-CONN-23 fetches pages two screens ahead, and only after the user scrolled', async () => {
  const explorer = createExplorer(testWallets(200))
  await showAll(explorer)
  expect(getRequestedPages(explorer)).toEqual(['1'])
  expect(explorer.asked[0]?.get('entries')).toBe('40')
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')
  const seen = [placeholders().length]
  for (let top = 100; top <= 2500; top += 100) {
    await scroll(explorer, top)
    seen.push(placeholders().length)
    const inSight = Math.ceil((top + 430) / 108) * 4
    expect(explorer.asked.length * 40).toBeGreaterThanOrEqual(Math.min(200, inSight + 2 * 16))
    expect(explorer.asked.length * 40).toBeLessThan(inSight + 2 * 16 + 60)
  }
  expect(new Set(seen)).toEqual(new Set([0]))
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3', '4'])
})

test('R-VIEW-22 R-CONN-23 a jump to the end fetches the pages before it in parallel, six at most', async () => {
  const explorer = createExplorer(testWallets(390))
  await showAll(explorer)
  explorer.answer('held')
  await scroll(explorer, 108 * 98 - 430)
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(placeholders().length).toBeGreaterThan(0)
  await scroll(explorer, 0)
  await scroll(explorer, 108 * 98 - 430)
  expect(explorer.asked).toHaveLength(7)

  explorer.answer('usual')
  await explorer.release()
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(tiles()).toContain('Wallet 390')
  expect(placeholders()).toHaveLength(0)
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '98')
})

test('R-CONN-23 jumping far and back fetches no more pages than were pending', async () => {
  const explorer = createExplorer(testWallets(2000))
  await showAll(explorer)
  explorer.answer('held')
  await scroll(explorer, 108 * 499)
  await scroll(explorer, 0)
  explorer.answer('usual')
  await explorer.release()
  expect(explorer.asked).toHaveLength(7)
})

test('R-VIEW-21 R-VIEW-22 renders 200 tiles at most out of ten thousand wallets', async () => {
  const explorer = createExplorer(testWallets(10_000))
  await showAll(explorer)
  const counts: number[] = []
  for (let page = 1; page <= 6; page++) {
    await scroll(explorer, page * 1080)
    counts.push(tiles().length)
  }
  expect(Math.min(...counts)).toBeGreaterThan(10)
  expect(Math.max(...counts)).toBeLessThanOrEqual(200)
})

test('R-CONN-23 limits the list when the service reports an excessive count', async () => {
  const explorer = createExplorer(testWallets(90))
  const boasting: typeof globalThis.fetch = async (input, init) => {
    const answer = await explorer.fetch(input, init)
    if (!new URL(String(input)).pathname.endsWith('/getWallets')) return answer
    return Response.json({ ...(await answer.json()), count: Number.MAX_SAFE_INTEGER })
  }
  await showView({ view: 'AllWallets', fetch: boasting })
  await explorer.settle()
  expect(tiles()).toContain('Wallet 3')
  await scroll(explorer, 108 * 2_000)
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '23')
  expect(explorer.asked.length).toBeLessThan(10)
})

test('R-CONN-23 stops when the explorer repeats one page forever', async () => {
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

test('R-VIEW-25 R-API-09 a failed first page is fetched again only on a press', async () => {
  const explorer = createExplorer()
  explorer.answer('broken')
  const { user } = await showAll(explorer)
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load wallets')
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

test('R-VIEW-25 a failed later page keeps the list and shows a retry row', async () => {
  const explorer = createExplorer()
  const { user } = await showAll(explorer)
  explorer.answer('broken')
  await scroll(explorer, 900)
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load more wallets')
  expect(tiles()).toContain('Wallet 40')
  expect(placeholders()).toHaveLength(0)
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3'])
  await scroll(explorer, 700)
  expect(explorer.asked).toHaveLength(3)
  explorer.answer('usual')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await explorer.settle()
  await scroll(explorer, 900)
  expect(tiles()).toContain('Wallet 45')
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3', '2', '3'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(list()).toHaveFocus()
})

test('R-FLOW-29 an exceeded quota opens UsageExceeded', async () => {
  const explorer = createExplorer()
  explorer.answer('quota')
  const { kit } = await showAll(explorer)
  expect(currentRoute(kit.getState().navigation).view).toBe('UsageExceeded')
})

test('R-CONN-23 R-HOST-10 leaving aborts requests, and coming back shows the loaded pages', async () => {
  const explorer = createExplorer()
  const { kit, user } = await showAll(explorer)
  explorer.answer('held')
  await scroll(explorer, 900)
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3'])
  expect(explorer.aborted()).toBe(0)
  focus(tile('Wallet 39'))
  await user.keyboard('{Enter}')
  await explorer.settle()
  expect(explorer.aborted()).toBe(2)
  explorer.answer('usual')
  await explorer.release()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  await explorer.settle()
  expect(tile('Wallet 2')).toBeVisible()
  await scroll(explorer, 900)
  expect(tiles()).toContain('Wallet 45')
  expect(getRequestedPages(explorer)).toEqual(['1', '2', '3', '2', '3'])
})
