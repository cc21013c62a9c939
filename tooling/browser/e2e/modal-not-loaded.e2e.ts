/** The code of the modal, or of a view, cannot be fetched: the page shows an error, and a press fetches it again. */
import type { Locator, Page } from '@playwright/test'
import { brokenRules } from './pages/accessibility.js'
import { kitModal } from './pages/kit-modal.js'
import { focusedName, smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

const CHUNKS = '**/_next/static/chunks/**'
/** What the browser and the kit log about code that could not be fetched. */
const NOT_LOADED = /Failed to load resource|could not be loaded|ChunkLoadError/

/** Prevents the page from fetching code until the returned function is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.waitForLoadState('networkidle')
  await page.route(CHUNKS, (route) => route.abort())
  return () => page.unroute(CHUNKS)
}

/** Counts animations on the page; call it before the page is opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + list.getEntries().length)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

const reported = (page: Page): Locator => page.getByRole('alertdialog')

test.beforeEach(({ complaints }) => complaints.allow(NOT_LOADED))

for (const theme of ['dark', 'light']) {
  test(`R-MODAL-35 R-HOST-15 ${theme}: a press whose code cannot be loaded shows an error, and Try again opens the modal`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page)
    const { kitButton } = await smallPage(page, '/bare', { theme })
    const goOn = await cutOff(page)
    const [place, shiftsBefore] = [await kitButton.boundingBox(), await shifts()]
    await kitButton.click()
    await expect(reported(page)).toHaveAccessibleName('Loading failed')
    await expect(reported(page)).toHaveAccessibleDescription('Check your connection and try again.')
    await expect(page.locator('[data-bowline]').filter({ has: reported(page) })).toHaveAttribute('data-bowline', theme)
    expect(await brokenRules(page)).toEqual([])
    expect(await kitButton.boundingBox()).toEqual(place)
    expect(await shifts()).toBe(shiftsBefore)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const box = await reported(page).boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10)
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(10)

    await goOn()
    await reported(page).getByRole('button', { name: 'Try again' }).click()
    await expect(kitModal(page).title).toHaveText('Connect wallet')
    await expect(reported(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(kitButton).toBeFocused()
  })
}

test('R-MODAL-35 with the keyboard alone: Try again has the focus, Tab stays inside, Escape closes, the focus returns', async ({
  page,
}) => {
  const { kitButton } = await smallPage(page, '/bare')
  const goOn = await cutOff(page)
  await kitButton.focus()
  await page.keyboard.press('Enter')
  await expect(reported(page)).toBeVisible()
  expect(await focusedName(page)).toBe('Try again')
  await page.keyboard.press('Enter')
  await expect(reported(page).getByRole('alert')).toHaveText('Check your connection and try again.')
  await expect(reported(page).getByRole('button', { name: 'Reload page' })).toBeVisible()
  for (const name of ['Reload page', 'Close']) {
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe(name)
  }
  await page.keyboard.press('Escape')
  await expect(reported(page)).toHaveCount(0)
  await expect(kitButton).toBeFocused()
  await expect(kitButton).toHaveAttribute('aria-expanded', 'false')

  await goOn()
  await page.keyboard.press('Enter')
  await expect(kitModal(page).dialog).toBeVisible()
})

test('R-MODAL-35 Reload page, offered when Try again has failed too, loads the page again', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  const goOn = await cutOff(page)
  await kitButton.click()
  await reported(page).getByRole('button', { name: 'Try again' }).click()
  const reload = reported(page).getByRole('button', { name: 'Reload page' })
  await expect(reload).toBeVisible()
  await goOn()
  await Promise.all([page.waitForEvent('load'), reload.click()])
  await page.waitForFunction(() => 'bowlineDemo' in window)
  await kitButton.click()
  await expect(kitModal(page).title).toHaveText('Connect wallet')
})

test('R-MODAL-35 R-HOST-12 in Arabic it is mirrored, and uses the texts of the page', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', { locale: 'ar' })
  await expect(kitButton).toHaveText('ربط المحفظة')
  await cutOff(page)
  await kitButton.click()
  await expect(reported(page)).toHaveAccessibleName('تعذّر تحميل هذا الجزء')
  const [first, last] = await Promise.all([
    reported(page).getByRole('button').first().boundingBox(),
    reported(page).getByRole('button').last().boundingBox(),
  ])
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0)
  expect(await brokenRules(page)).toEqual([])
})

test('R-MODAL-35 on a page with hostile styles it is unchanged', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/hostile')
  const goOn = await cutOff(page)
  await kitButton.click()
  await expect(reported(page)).toBeVisible()
  expect(await brokenRules(page)).toEqual([])
  await goOn()
  await reported(page).getByRole('button', { name: 'Try again' }).click()
  await expect(kitModal(page).title).toHaveText('Connect wallet')
})

test('R-VIEW-04 a view that cannot be fetched in the open modal shows an error, and Try again fetches it', async ({
  complaints,
  page,
}) => {
  // Requests of the first intent may still be pending when the network fails.
  complaints.allow(/remote configuration could not be fetched/)
  // Without a service worker, whose fetches are not intercepted.
  const { kitButton } = await smallPage(page, '/bare', { mocks: 'page' })
  await kitButton.click()
  const { dialog, row, tryAgain, title } = kitModal(page)
  await expect(title).toHaveText('Connect wallet')
  const goOn = await cutOff(page)
  await row('All wallets').click()
  await expect(dialog.getByRole('alert')).toContainText('Loading failed')
  await goOn()
  await tryAgain.click()
  await expect(dialog.getByRole('searchbox')).toBeVisible()
})

test('R-ERR-25 R-PAY-01 a payment whose code cannot be fetched rejects with an error of the kit, and works the next time', async ({
  demo,
}) => {
  const { page } = demo
  await demo.open({ mocks: 'page', pay: '1' })
  const goOn = await cutOff(page)
  await page.getByTestId('pay-coin').click()
  await expect(page.getByTestId('pay-failure')).toHaveText('PayError: Unable to initiate payment')
  await expect(kitModal(page).dialog).toHaveCount(0)
  await goOn()
  await page.getByTestId('pay-coin').click()
  await expect(kitModal(page).dialog).toBeVisible()
  await expect(page.getByTestId('pay-failure')).toBeEmpty()
})
