import { waitFor } from '@testing-library/react'
import { transaction } from '../../../../test/page/history.js'
import { flingList, scrollList } from '../../../../test/page/layout.js'
import { rows, settle, showHistory } from '../../../../test/views/history-fixture.js'

test('R-ACCT-32 renders 200 rows at most out of 10,000 transactions at every position', async () => {
  const count = 10_000
  const data = Array.from({ length: count }, (_, at) => transaction(`t${at}`, { hash: `0x${at.toString(16)}` }))
  await showHistory([{ data }])
  const area = document.querySelector('[data-part="scroll-area"]')
  if (!area) throw new Error('no list')
  const counts: number[] = []
  for (const top of [0, 64 * 2_500, 64 * 5_000, 64 * (count - 5)]) {
    await scrollList(area, top)
    await settle()
    counts.push(document.querySelectorAll('li').length)
    expect(rows().length).toBeGreaterThan(3)
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(200)
  expect(rows().map(({ dataset }) => Number(dataset.index))).toContain(count)
})

test('R-FLOW-25 shows blocks while scrolling fast, and renders rows when the list stops', async () => {
  const data = Array.from({ length: 500 }, (_, at) => transaction(`t${at}`, { hash: `0x${at.toString(16)}` }))
  await showHistory([{ data }])
  const area = document.querySelector('[data-part="scroll-area"]')
  if (!area) throw new Error('no list')
  const blocks = () => [...document.querySelectorAll<HTMLElement>('[data-part="row-block"]')]
  await scrollList(area, 640)
  const drawn = rows()
  await flingList(area, [6_400, 12_800])
  expect(rows().filter((row) => !drawn.includes(row))).toEqual([])
  expect(blocks().length).toBeGreaterThan(8)
  expect(new Set(blocks().map(({ style }) => style.height))).toEqual(new Set(['64px']))
  expect(
    blocks()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')
  expect(blocks()[0]).toHaveAttribute('aria-setsize', '501')
  await waitFor(() => expect(blocks()).toEqual([]))
  expect(rows().map(({ dataset }) => Number(dataset.index))).toEqual(expect.arrayContaining([200, 205]))
})
