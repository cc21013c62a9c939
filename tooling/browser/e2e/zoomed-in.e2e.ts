/** Pages that the user has zoomed into with two fingers. */
import type { Page } from '@playwright/test'
import { settle } from '../scenes/steps.mjs'
import { kitModal } from './pages/kit-modal.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

const SCALE = 3
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

/** Zooms in with two fingers around a point of the window. */
async function pinch(page: Page, { x, y }: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizePinchGesture', { x, y, scaleFactor: SCALE, relativeSpeed: 2_000 })
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2)
  return session
}

/** The visible part of an element, from 0 to 1, relative to the space in the visible part of the window. */
const visibleShare = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const view = visualViewport
    if (!view) return 0
    const { left, top, width, height } = element.getBoundingClientRect()
    const share = (start: number, length: number, from: number, visible: number) =>
      Math.max(0, Math.min(start + length, from + visible) - Math.max(start, from)) / Math.min(length, visible)
    return share(left, width, view.offsetLeft, view.width) * share(top, height, view.offsetTop, view.height)
  })

test.use({ hasTouch: true })

for (const [device, viewport] of Object.entries({ phone: PHONE, tablet: TABLET })) {
  for (const [corner, share] of Object.entries({ 'top left': 0.05, middle: 0.5, 'bottom right': 0.95 })) {
    test(`R-HOST-80 opens with the header visible on a ${device} zoomed in at the ${corner}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const { kitButton } = await smallPage(page, '/bare')
      await pinch(page, { x: viewport.width * share, y: viewport.height * share })
      await kitButton.evaluate((button: HTMLElement) => button.click())
      const { dialog } = kitModal(page)
      await expect(dialog).toBeVisible()
      await settle(page)
      await expect.poll(() => visibleShare(page, '[data-part="card"]')).toBeGreaterThan(0.6)
      expect(await visibleShare(page, '[data-part="card"] header')).toBeGreaterThan(0.6)
      // Every part of it can be reached by panning.
      const { left, top, right, bottom } = await dialog.evaluate((card) => card.getBoundingClientRect().toJSON())
      expect(Math.min(left, top)).toBeGreaterThan(-1)
      expect(right).toBeLessThan(viewport.width + 1)
      expect(bottom).toBeLessThan(viewport.height + 1)
    })
  }
}

test('R-HOST-80 pans with one finger over the modal on a page that is zoomed in', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { kitButton } = await smallPage(page, '/bare')
  const session = await pinch(page, { x: 195, y: 422 })
  await kitButton.evaluate((button: HTMLElement) => button.click())
  await expect(kitModal(page).dialog).toBeVisible()
  await settle(page)
  const place = () => page.evaluate(() => [visualViewport?.offsetLeft, visualViewport?.offsetTop])
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  // The overlay, the header of the card, the scrolling part of the card.
  for (const [x, y] of [
    [65, 20],
    [195, 60],
    [195, 450],
  ] as const) {
    const before = await place()
    await touch('touchStart', { x, y })
    for (let step = 1; step <= 10; step++) await touch('touchMove', { x: x - 4 * step, y: y - 4 * step })
    await touch('touchEnd')
    await expect.poll(async () => (await place()).join()).not.toBe(before.join())
  }
})
