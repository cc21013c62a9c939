import { kitModal } from './pages/kit-modal.js'
import { smallPage } from './pages/small-page.js'
import { windowWallet } from './pages/window-wallet.js'
import { expect, test } from './test.js'

test('R-MODAL-60 R-MODAL-61 a wallet’s own window above the modal gets presses, keys and the focus during its request', async ({
  page,
}) => {
  const wallet = await windowWallet(page)
  const { kitButton } = await smallPage(page, '/bare')
  const { dialog, row, tryAgain } = kitModal(page)
  await kitButton.click()
  await row(wallet.name).click()
  await wallet.password.click()
  await page.keyboard.type('secret')
  await expect(wallet.password).toHaveValue('secret')
  await page.keyboard.press('Escape')
  await wallet.window.click({ position: { x: 160, y: 200 } })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  expect(await kitButton.evaluate((button) => button.closest('[inert]') !== null)).toBe(true)

  await wallet.refuse.click()
  await expect(tryAgain).toBeFocused()
  await expect(wallet.window).toBeHidden()
  await expect(wallet.window).toHaveAttribute('inert')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')

  await tryAgain.click()
  await wallet.approve.click()
  await expect(dialog).toBeHidden()
  await expect(kitButton).toHaveAccessibleName(/^Account/)
})

test('R-MODAL-61 Tab moves into the window and out of it, and its switch request is approved by keyboard', async ({
  page,
}) => {
  const wallet = await windowWallet(page)
  const { kitButton, networkButton } = await smallPage(page, '/bare')
  const { dialog, row } = kitModal(page)
  await kitButton.click()
  await row(wallet.name).click()
  await wallet.approve.click()
  await expect(kitButton).toHaveAccessibleName(/^Account/)

  await networkButton.click()
  await row('Base').click()
  await expect(wallet.window).not.toHaveAttribute('inert')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(wallet.approve).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(networkButton).toHaveAccessibleName(/Base/)
})

test('R-MODAL-62 elements marked by a host are always usable, and those that were above before the request are not', async ({
  page,
}) => {
  const wallet = await windowWallet(page)
  const { kitButton } = await smallPage(page, '/bare')
  await page.evaluate(() => {
    for (const [name, isAllowed] of [
      ['banner', false],
      ['helper', true],
    ] as const) {
      const element = document.createElement('button')
      element.textContent = name
      element.toggleAttribute('data-bowline-allow', isAllowed)
      const left = isAllowed ? '0' : '200px'
      Object.assign(element.style, { position: 'fixed', zIndex: '2147483646', bottom: '0', left })
      Object.assign(element.style, { width: '160px', height: '160px' })
      document.body.append(element)
    }
  })
  await kitButton.click()
  await kitModal(page).row(wallet.name).click()
  await expect(wallet.window).not.toHaveAttribute('inert')
  await expect(page.getByText('banner')).toHaveAttribute('inert')
  await page.getByText('helper').click()
  await expect(page.getByText('helper')).toBeFocused()
})
