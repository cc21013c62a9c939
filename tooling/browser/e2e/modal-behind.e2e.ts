import { LAB } from '../lab-path.mjs'
import { settle } from '../scenes/steps.mjs'
import { YES } from './pages/approving-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { SCROLLBARS } from './pages/scrollbars.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use(SCROLLBARS)

test('R-MODAL-17 R-MODAL-21 the page behind keeps its position, does not shift, scroll or respond', async ({
  page,
}) => {
  await page.goto(`${LAB}?wallet1=approve`)
  await expect(page.getByTestId('state-initialized')).toHaveText('true')
  const mark = page.getByRole('heading', { name: 'State' })
  const place = () =>
    mark.evaluate((element) => ({
      x: element.getBoundingClientRect().x,
      y: element.getBoundingClientRect().y,
      at: scrollY,
    }))
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(bar, 'the scrollbar takes room').toBeGreaterThan(0)

  const button = page.getByTestId('slot-connect').getByRole('button')
  await page.evaluate(() => scrollTo(0, 60))
  const before = await place()
  expect(before.at).toBe(60)
  await button.click()
  const { dialog, overlay } = kitModal(page)
  await expect(dialog).toBeVisible()
  await settle(page)
  expect(await place()).toEqual(before)

  await overlay.hover({ position: { x: 5, y: 5 } })
  await page.mouse.wheel(0, 400)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await place()).toEqual(before)
  await expect.poll(() => button.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await place()).toEqual(before)
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
})

test('R-MODAL-01 R-NAV-16 the address never changes, and the browser’s Back leaves the page', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  const { dialog, back } = kitModal(page)
  const address = page.url()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await kitButton.click()
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await back.click()
  expect([page.url(), await entries()]).toEqual([address, before])
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('R-NAV-16 with closeOnBrowserBack the browser’s Back closes the modal and stays on the page', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', { closeOnBrowserBack: '1' })
  const { dialog } = kitModal(page)
  const address = page.url()
  await kitButton.click()
  await expect(dialog).toBeVisible()
  expect(page.url()).toBe(address)
  // Its code is loaded with the first opening.
  await expect.poll(() => page.evaluate(() => history.state?.bowlineModal)).toBeGreaterThan(0)
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)

  await kitButton.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => history.forward())
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)
})

test('R-HOST-82 keeps the page that an app pushes a task after it closed the modal', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', { closeOnBrowserBack: '1', ...YES })
  const { dialog, row } = kitModal(page)
  await page.evaluate(() => {
    history.replaceState(history.state, '', '#start')
    history.pushState(history.state, '', '#shop')
  })
  await kitButton.click()
  await expect.poll(() => page.evaluate(() => history.state?.bowlineModal)).toBeGreaterThan(0)
  // Like a router that navigates once there is an account.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=dialog]')) return
      observer.disconnect()
      setTimeout(() => setTimeout(() => history.pushState({}, '', '#account')))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await row('Sandbox Wallet').first().click()
  await expect(dialog).toBeHidden()
  const place = () => page.evaluate(() => location.hash)
  await expect.poll(place).toBe('#account')
  await page.evaluate(() => history.back())
  await expect.poll(place).toBe('#shop')
})

test('R-HOST-82 skips its entry after a router has written its own state into it, and not after another address', async ({
  page,
}) => {
  const { kitButton } = await smallPage(page, '/bare', { closeOnBrowserBack: '1' })
  const { dialog } = kitModal(page)
  const place = () => page.evaluate(() => location.hash)
  const go = (move: 'back' | 'forward') => page.evaluate((way) => history[way](), move)
  const write = (hash: string) => page.evaluate((to) => history.replaceState({ step: 1 }, '', to), hash)
  await write('#start')
  await page.evaluate(() => history.pushState({ step: 2 }, '', '#shop'))
  await kitButton.click()
  await expect.poll(() => page.evaluate(() => history.state?.bowlineModal)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await write('#shop')
  await go('back')
  await expect.poll(place).toBe('#start')
  await go('forward')
  await expect.poll(place).toBe('#shop')

  await kitButton.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await write('#account')
  await go('back')
  await expect.poll(place).toBe('#shop')
  await go('back')
  await expect.poll(place).toBe('#start')
})
