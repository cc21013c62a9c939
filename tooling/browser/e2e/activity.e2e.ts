import { openAccount } from './pages/account-view.js'
import { expect, test } from './test.js'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('R-FLOW-25 R-ACCT-41 keys lead to rows that are not in the page, and on the way back to the first one nothing in sight jumps', async ({
  demo,
}) => {
  const { page, modal } = demo
  const account = await openAccount(demo)
  await account.row('Activity').click()
  await account.transactions.first().focus()
  const focused = page.locator(':focus')
  const end = modal.dialog.getByText('This is all of your activity')
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
  const { jumps, rows } = await modal.dialog.locator('[data-part="scroll-area"]').evaluate(scrollUp)
  expect(rows).toBeGreaterThan(25)
  expect(jumps.filter((jump) => Math.abs(jump) > 1)).toEqual([])
  await expect(focused).toHaveAttribute('data-index', `${last}`)
})

/** Runs in the page. Goes to the top step by step: by how much what was in sight moved otherwise than it was scrolled. */
async function scrollUp(scroller: Element) {
  const STEP = 90
  // Sizes are told behind the callbacks of a frame, and before it is painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
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
    const before = row.getBoundingClientRect().top
    scroller.scrollTop -= STEP
    for (let left = 3; left > 0; left -= 1) await painted()
    jumps.push(row.getBoundingClientRect().top - before - STEP)
  }
  return { jumps, rows: seen.size }
}
