import type { WalletListing } from '@bowline/kit-core'
import { createWalletPages } from './wallet-pages.js'

type Page = Awaited<ReturnType<Parameters<typeof createWalletPages>[0]>>

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A list of pages with two wallets each, which the test resolves or rejects. */
async function setUp(count: number) {
  const asked: number[] = []
  const open = new Map<number, { answer: (page: Page) => void; fail: (error: Error) => void; signal: AbortSignal }>()
  const pages = createWalletPages((page, signal) => {
    asked.push(page)
    return new Promise((answer, fail) => open.set(page, { answer, fail, signal }))
  })
  const leave = pages.subscribe(() => {})
  await turn()
  const wallet = (id: number): WalletListing => ({ id: `${id}`, name: `${id}` })
  return {
    asked,
    pages,
    leave,
    ids: () => pages.get().wallets.map(({ id }) => id),
    signalOf: (page: number) => open.get(page)?.signal,
    async answer(page: number, more: Partial<Page> = {}) {
      const wallets = [wallet(page * 2 - 1), wallet(page * 2)]
      open.get(page)?.answer({ wallets, count, entries: 2, isLast: page * 2 >= count, ...more })
      await turn()
    },
    async fail(page: number) {
      open.get(page)?.fail(new Error(`page ${page}`))
      await turn()
    },
  }
}

test('R-CONN-22 R-CONN-23 lists pages in order, whatever the order of the responses', async () => {
  const { pages, asked, ids, answer } = await setUp(8)
  pages.reach(100)
  expect(asked).toEqual([1])
  await answer(1)
  expect(pages.get().remaining).toBe(6)
  pages.reach(100)
  expect(asked).toEqual([1, 2, 3, 4])
  await answer(4)
  await answer(3)
  expect(ids()).toEqual(['1', '2'])
  await answer(2)
  expect(ids()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(pages.get()).toMatchObject({ pages: 4, remaining: 0, isLast: true })
})

test('R-CONN-23 fetches six pages at most at once, and the next one after each response', async () => {
  const { pages, asked, answer } = await setUp(100)
  await answer(1)
  pages.reach(16)
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7])
  await answer(5)
  expect(asked.slice(7)).toEqual([8])
  pages.reach(8)
  await answer(2)
  await answer(3)
  expect(asked.slice(8)).toEqual([])
})

test('R-VIEW-25 shows the pages before a failed one, and keeps later pages without fetching them again', async () => {
  const { pages, asked, ids, answer, fail } = await setUp(12)
  await answer(1)
  pages.reach(6)
  await answer(4)
  await fail(3)
  expect(pages.get().error).toBeUndefined()
  await answer(2)
  expect(pages.get().error).toEqual(new Error('page 3'))
  expect(ids()).toEqual(['1', '2', '3', '4'])
  pages.reach(8)
  expect(asked).toEqual([1, 2, 3, 4])
  pages.retry()
  expect(pages.get()).toMatchObject({ error: undefined, isRetrying: true })
  expect(asked.slice(4)).toEqual([3, 5, 6])
  await answer(3)
  expect(ids()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(pages.get().isRetrying).toBe(false)
})

test('R-CONN-23 aborts later pages when a page is the last one', async () => {
  const { pages, signalOf, answer, ids } = await setUp(1_000)
  await answer(1)
  pages.reach(8)
  await answer(2, { isLast: true })
  expect([signalOf(3), signalOf(5)].map((signal) => signal?.aborted)).toEqual([true, true])
  await answer(3)
  expect(ids()).toEqual(['1', '2', '3', '4'])
})

test('R-CONN-23 R-REACT-07 aborts requests on unsubscribe, but not when a new subscription follows at once', async () => {
  const { pages, asked, leave, signalOf, answer } = await setUp(100)
  await answer(1)
  pages.reach(4)
  leave()
  const leaveAgain = pages.subscribe(() => {})
  await turn()
  expect(signalOf(2)?.aborted).toBe(false)
  leaveAgain()
  await turn()
  expect([signalOf(2), signalOf(3)].map((signal) => signal?.aborted)).toEqual([true, true])
  pages.subscribe(() => {})
  await turn()
  expect(asked).toEqual([1, 2, 3])
  expect(pages.get().wallets).toHaveLength(2)
})

test('R-VIEW-25 clears a failure on unsubscribe, and fetches the page when it is needed again', async () => {
  const { pages, asked, leave, answer, fail } = await setUp(100)
  await answer(1)
  pages.reach(2)
  await fail(2)
  leave()
  await turn()
  pages.subscribe(() => {})
  await turn()
  expect(pages.get().error).toBeUndefined()
  expect(asked).toEqual([1, 2])
  pages.reach(2)
  expect(asked).toEqual([1, 2, 2])
})
