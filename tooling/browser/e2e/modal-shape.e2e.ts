import { settle } from '../scenes/steps.mjs'
import { YES } from './pages/approving-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { SCROLLBARS } from './pages/scrollbars.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use({ ...SCROLLBARS, contextOptions: { reducedMotion: 'no-preference' } })

test('R-MODAL-24 R-MODAL-26 nothing is animated for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { kitButton } = await smallPage(page, '/bare', { ...YES, wallet1: 'silent' })
  const { row, title } = kitModal(page)
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await kitButton.click()
  await row('Sandbox Wallet').first().waitFor()
  expect(await moving()).toBe(0)
  await row('Sandbox Wallet').first().click()
  await expect(title).toHaveText('Sandbox Wallet')
  expect(await moving()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving, 'the ring travels for everybody else').toBeGreaterThan(0)
})

for (const { name, size, motions } of [
  { name: 'card', size: { width: 1280, height: 800 }, motions: ['bl-leave', 'bl-card-leave'] },
  { name: 'sheet', size: { width: 390, height: 844 }, motions: ['bl-leave', 'bl-sheet-leave'] },
]) {
  test(`R-MODAL-70 R-MODAL-71 the ${name} leaves as it came, and a view fades over the next one`, async ({ page }) => {
    await page.setViewportSize(size)
    const { kitButton } = await smallPage(page, '/bare', { ...YES, wallet1: 'silent' })
    const { dialog, row, title, close } = kitModal(page)
    const left = () => page.evaluate(() => Reflect.get(window, 'left') as unknown)
    await page.evaluate(() => {
      const left: string[][] = []
      Reflect.set(window, 'left', left)
      new MutationObserver((records) => {
        for (const { target } of records) {
          const motions = target instanceof HTMLElement ? target.getAnimations({ subtree: true }) : []
          const names = motions.map((motion) => (motion instanceof CSSAnimation ? motion.animationName : ''))
          left.push([...new Set(names.filter((name) => name.endsWith('leave')))])
        }
      }).observe(document, { attributeFilter: ['data-leaving'], subtree: true })
    })
    await kitButton.click()
    await row('Sandbox Wallet').first().click()
    await expect(title).toHaveText('Sandbox Wallet')
    expect(await left()).toEqual([['bl-leave']])
    await close.click()
    await expect(kitButton).toBeFocused()
    await expect(dialog).toBeHidden()
    expect(await left()).toEqual([['bl-leave'], motions])
    await expect(page.locator('[data-leaving], [inert]')).toHaveCount(0)
  })
}

test('R-MODAL-22 up to 430 px it is a sheet at the bottom, wider a card of 360 px in the middle', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', YES)
  const { dialog } = kitModal(page)
  await kitButton.click()
  const rect = async () => {
    await settle(page)
    return dialog.evaluate((card) => {
      const { left, right, top, bottom, width } = card.getBoundingClientRect()
      return {
        left,
        width,
        sides: left - (innerWidth - right),
        below: innerHeight - bottom,
        ends: top - (innerHeight - bottom),
      }
    })
  }
  await page.setViewportSize({ width: 430, height: 900 })
  expect(await rect()).toMatchObject({ left: 0, width: 430, below: 0 })
  await page.setViewportSize({ width: 431, height: 900 })
  expect(await rect()).toMatchObject({ width: 360 })
  expect(Math.abs((await rect()).sides)).toBeLessThanOrEqual(1)
  expect(Math.abs((await rect()).ends)).toBeLessThanOrEqual(1)
})

test('R-HOST-02 with fullScreenOnPhone the card fills a phone’s screen, and no wider window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { kitButton } = await smallPage(page, '/bare', { ...YES, fullScreenOnPhone: '1' })
  const { dialog } = kitModal(page)
  await kitButton.click()
  await expect(dialog).toBeVisible()
  await settle(page)
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('[data-part="handle"]')).toHaveCount(0)
  await page.setViewportSize({ width: 431, height: 844 })
  await settle(page)
  expect(await dialog.boundingBox()).toMatchObject({ width: 360 })
  expect((await dialog.boundingBox())?.height).toBeLessThan(700)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('R-MODAL-13 R-MODAL-22 the sheet follows a finger on its handle: far enough closes it, otherwise it comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { kitButton } = await smallPage(page, '/bare', YES)
  const { dialog } = kitModal(page)
  await kitButton.click()
  await expect(dialog).toBeVisible()
  await settle(page)
  const top = async () => (await dialog.boundingBox())?.y ?? Number.NaN
  const rest = await top()
  const handle = await page.locator('[data-part="handle"]').boundingBox()
  if (handle === null) throw new Error('The sheet has no handle')
  const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
  const drag = async (by: number) => {
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(at.x, at.y + (by * step) / 10)
      // Slower than a flick, which would close the sheet; a slow machine only makes it slower.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)))
    }
  }
  await drag(60)
  expect(await top()).toBeCloseTo(rest + 60, 0)
  await page.mouse.up()
  await expect.poll(top).toBeCloseTo(rest, 0)
  await drag(160)
  await page.mouse.up()
  await expect(dialog).toBeHidden()
})
