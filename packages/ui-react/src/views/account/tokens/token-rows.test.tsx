import { act, screen } from '@testing-library/react'
import { installLayout, scrollList } from '../../../../test/page/layout.js'
import { numbered, serving, showTokens, tokenRows } from '../../../../test/views/account-fixture.js'
import { violations } from '../../../../test/views/render-view.js'

const MANY = 10_000
const many = () => Array.from({ length: MANY }, (_, at) => numbered(at))

let removeLayout = () => {}
beforeEach(() => {
  removeLayout = installLayout({ line: 60 })
})
afterEach(() => removeLayout())

const turns = () => act(() => jest.advanceTimersByTimeAsync(50))

test('R-ACCT-25 renders 200 rows at most out of 10,000 tokens, each reachable by scrolling', async () => {
  await showTokens(serving(...many()))
  const list = await screen.findByRole('list', { name: 'Tokens' })
  await turns()
  const rows = tokenRows()
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThanOrEqual(200)
  expect(rows[0]).toBe('Token 0T0$10,000.001.5')
  const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))
  expect(first).toHaveAttribute('aria-posinset', '1')
  expect(first).toHaveAttribute('aria-setsize', String(MANY))
  expect(await violations()).toEqual([])
  const area = list.closest('[data-part="view-area"]')
  if (!area) throw new Error('nothing scrolls')
  await scrollList(area, 300_000)
  await turns()
  expect(tokenRows().length).toBeLessThanOrEqual(200)
  expect(tokenRows()[0]).toMatch(/^Token [45]\d{3}/)
})

test('R-ACCT-25 renders all rows of 200 tokens', async () => {
  await showTokens(serving(...many().slice(0, 200)))
  await screen.findByRole('list', { name: 'Tokens' })
  expect(tokenRows()).toHaveLength(200)
})
