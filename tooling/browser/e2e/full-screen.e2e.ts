/** Pages with an element in full screen, outside of which nothing can be pressed. */
import type { Page } from '@playwright/test'
import { YES } from './pages/approving-wallet.js'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { kitModal } from './pages/kit-modal.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

const enterFullScreen = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.requestFullscreen(), selector)

const fullScreenElement = (page: Page) => page.evaluate(() => document.fullscreenElement?.localName)

test('R-HOST-92 connects a wallet in the modal when the element with the button is in full screen', async ({
  page,
}) => {
  const { kitButton } = await smallPage(page, '/bare', YES)
  await enterFullScreen(page, 'main')
  await kitButton.click()
  const { close, dialog, row } = kitModal(page)
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(kitButton).toBeFocused()
  await kitButton.click()
  await row('Sandbox Wallet').first().click()
  await expect(dialog).toBeHidden()
  await expect(kitButton).toHaveAccessibleName(FIRST_ACCOUNT)
  expect(await fullScreenElement(page)).toBe('main')
})

test('R-HOST-92 keeps the open modal usable when the page enters and leaves full screen', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', YES)
  await kitButton.click()
  const { dialog, button, back, row, title } = kitModal(page)
  await expect(title).toBeFocused()
  await enterFullScreen(page, 'main')
  await button('What is a wallet?').click()
  await expect(back).toBeVisible()
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(() => dialog.evaluate((card) => card.closest('main') === null)).toBe(true)
  await expect.poll(() => kitButton.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  await back.click()
  await row('Sandbox Wallet').first().click()
  await expect(kitButton).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(page.locator('[inert]:not(iframe)')).toHaveCount(0)
})

for (const element of ['video', 'canvas', 'iframe']) {
  test(`R-HOST-92 leaves full screen when the modal opens over a ${element}, which cannot show elements inside itself`, async ({
    page,
  }) => {
    const { kitButton } = await smallPage(page, '/bare', YES)
    await page.evaluate((name) => document.querySelector('main')?.append(document.createElement(name)), element)
    await enterFullScreen(page, `main ${element}`)
    await kitButton.evaluate((pressed: HTMLElement) => pressed.click())
    await kitModal(page).row('Sandbox Wallet').first().click()
    await expect(kitButton).toHaveAccessibleName(FIRST_ACCOUNT)
    expect(await fullScreenElement(page)).toBeUndefined()
  })
}

test('R-HOST-92 shows in full screen that the modal could not be loaded', async ({ complaints, page }) => {
  complaints.allow(/Failed to load resource|could not be loaded|ChunkLoadError/)
  const { kitButton } = await smallPage(page, '/bare')
  await page.waitForLoadState('networkidle')
  await enterFullScreen(page, 'main')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await kitButton.click()
  const again = page.getByRole('alertdialog').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/_next/static/chunks/**')
  await again.click()
  await expect(kitModal(page).title).toHaveText('Connect wallet')
})

test('R-HOST-92 approves in the secure frame in full screen', async ({ demo, page }) => {
  await demo.open(WITH_LOGIN)
  const { approve, logIn, element } = embeddedWallet(page)
  await logIn()
  await enterFullScreen(page, 'main')
  // What does not fit on the screen cannot be scrolled to.
  await page.getByTestId('do-sign-message').evaluate((button: HTMLElement) => button.click())
  await approve()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
  await expect(element).toBeHidden()
  expect(await fullScreenElement(page)).toBe('main')
})
