import { YES } from './pages/approving-wallet.js'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { kitModal } from './pages/kit-modal.js'
import { SCROLLBARS } from './pages/scrollbars.js'
import { focusedName, smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use(SCROLLBARS)

test('R-VIEW-17 R-FLOW-01 R-FLOW-30 R-MODAL-19 the keyboard alone connects a wallet and changes the network', async ({
  page,
}) => {
  const { kitButton, networkButton } = await smallPage(page, '/bare', YES)
  const { dialog, title } = kitModal(page)
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 10 && !name.test(await focusedName(page)); stop += 1) await press('Tab')
    expect(await focusedName(page)).toMatch(name)
  }

  await tabTo(/^Connect wallet/)
  await press('Enter')
  await expect(title).toBeFocused()
  await tabTo(/^WalletConnect/)
  await press('ArrowDown')
  expect(await focusedName(page)).toMatch(/^Sandbox Wallet/)
  await press('ArrowDown')
  expect(await focusedName(page)).toMatch(/^Second Sandbox/)
  await press('Home')
  expect(await focusedName(page)).toMatch(/^WalletConnect/)
  await press('ArrowDown', 'Enter')
  await expect(dialog).toBeHidden()
  await expect(kitButton).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(kitButton).toBeFocused()

  await press('Shift+Tab')
  await expect(networkButton).toBeFocused()
  await press('Space')
  await expect(title).toBeFocused()
  await tabTo(/Ethereum/)
  await press('ArrowDown')
  expect(await focusedName(page)).toMatch(/Base/)
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(networkButton).toHaveAccessibleName(/Base/)
  await expect(networkButton).toBeFocused()
})

test('R-MODAL-19 Tab and Shift+Tab cycle inside the card', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', YES)
  const { dialog, title } = kitModal(page)
  await kitButton.click()
  await expect(title).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = []
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(key)
      stops.push(await focusedName(page))
      expect(await dialog.evaluate((card) => card.contains(document.activeElement))).toBe(true)
    }
    const [first = ''] = stops
    expect(new Set(stops).size).toBeGreaterThan(2)
    expect(stops.lastIndexOf(first), 'comes round to where it began').toBeGreaterThan(0)
  }
})

for (const way of ['Escape', 'the overlay', 'the close button'] as const) {
  test(`R-MODAL-13 R-MODAL-19 ${way} closes, and the focus returns to the element that opened it`, async ({ page }) => {
    const { kitButton, networkButton } = await smallPage(page, '/bare')
    const { dialog, overlay, close } = kitModal(page)
    for (const button of [kitButton, networkButton]) {
      await button.click()
      await expect(dialog).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else if (way === 'the overlay') await overlay.click({ position: { x: 5, y: 5 } })
      else await close.click()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
}

test('R-MODAL-18 R-MODAL-20 each view is announced by its heading, which gets the focus unless the view requests it', async ({
  page,
}) => {
  const { kitButton } = await smallPage(page, '/bare', { ...YES, wallet1: 'silent' })
  const { dialog, title, row, back } = kitModal(page)
  await kitButton.click()
  await expect(dialog).toHaveAccessibleName('Connect wallet')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(title).toBeFocused()

  await row('Sandbox Wallet').first().click()
  await expect(dialog).toHaveAccessibleName('Sandbox Wallet')
  await expect(title).toBeFocused()

  await back.click()
  await expect(dialog).toHaveAccessibleName('Connect wallet')
  await expect(title).toBeFocused()

  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialog).toHaveAccessibleName('What is a wallet?')
  await expect(dialog.getByRole('button', { name: 'Get a wallet' })).toBeFocused()
})
