import { openAccount } from './pages/account-view.js'
import { expect, test } from './test.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('R-FLOW-25 R-ACCT-41 the keyboard reaches rows that are not in the page, and nothing visible jumps on the way back to the first one', async ({
  demo,
}) => {
  const { page, modal } = demo
  const account = await openAccount(demo)
  await account.tab('Activity').click()
  await account.transactions.first().focus()
  const focused = page.locator(':focus')
  const end = modal.dialog.getByText('That’s all your activity')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(end.last()).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('End')
  await expect(focused).toBeInViewport({ ratio: 1 })
  const last = await focused.getAttribute('data-index')
  expect(Number(last)).toBeGreaterThan(30)

  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-index', '1')
  await expect(focused).toBeInViewport({ ratio: 1 })
  expect(await account.transactions.count()).toBeLessThan(Number(last))

  await page.keyboard.press('End')
  await expect(focused).toHaveAttribute('data-index', `${last}`)
  await expect(focused).toBeInViewport({ ratio: 1 })
  await expect(modal.dialog.locator('[data-part="row-block"]')).toHaveCount(0)
  const { jumps, rows } = await modal.dialog.locator('[data-part="view-area"]').evaluate(scrollUp)
  expect(rows).toBeGreaterThan(25)
  expect(jumps.filter((jump) => !(Math.abs(jump) <= 1))).toEqual([])
  await expect(focused).toHaveAttribute('data-index', `${last}`)
})

test('R-FLOW-25 R-VIEW-123 a fling scrolls past placeholder blocks, and the rows are drawn where it ends', async ({
  demo,
}) => {
  const { modal } = demo
  const account = await openAccount(demo)
  await account.tab('Activity').click()
  const area = modal.dialog.locator('[data-part="view-area"]')
  await expect(account.transactions.first()).toBeVisible()
  await expect(async () => {
    await area.evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }))
    await expect(modal.dialog.getByText('That’s all your activity').last()).toBeVisible({ timeout: 500 })
  }).toPass()
  await area.evaluate((scroller) => scroller.scrollTo({ top: 0 }))
  await expect(account.transactions.first()).toBeInViewport({ ratio: 1 })

  expect(await area.evaluate(fling)).toBeGreaterThan(4)
  await expect(modal.dialog.locator('[data-part="row-block"]')).toHaveCount(0)
  await expect(account.transactions.last()).toBeInViewport()
  expect(await account.transactions.count()).toBeGreaterThan(4)
})

/** Runs in the page. Scrolls half a screen per frame to the end; returns the highest number of blocks shown at once. */
async function fling(scroller: Element): Promise<number> {
  let mostBlocks = 0
  while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
    scroller.scrollTop += scroller.clientHeight / 2
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    mostBlocks = Math.max(mostBlocks, scroller.querySelectorAll('[data-part="row-block"]').length)
  }
  return mostBlocks
}

/** Runs in the page. Scrolls to the top step by step; returns how far visible rows moved beyond the scroll distance. */
async function scrollUp(scroller: Element) {
  const STEP = 90
  // Intersections are reported after the layout of a frame, just before it is painted.
  const paintedTop = (row: Element) =>
    new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect()
        resolve(entry?.boundingClientRect.top ?? Number.NaN)
      })
      observer.observe(row)
    })
  const rowInSight = () => {
    const { top, height } = scroller.getBoundingClientRect()
    const row = [...scroller.querySelectorAll('li')].find(
      (one) => one.getBoundingClientRect().bottom > top + height / 3,
    )
    if (!row) throw new Error('No row is in sight')
    return row
  }
  const jumps: number[] = []
  const seen = new Set<string | null>()
  while (scroller.scrollTop > STEP) {
    const row = rowInSight()
    seen.add(row.getAttribute('aria-posinset'))
    const before = await paintedTop(row)
    scroller.scrollTop -= STEP
    for (let left = 4; left > 0; left -= 1) jumps.push((await paintedTop(row)) - before - STEP)
  }
  return { jumps, rows: seen.size }
}
