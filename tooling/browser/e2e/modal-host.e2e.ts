import { rest, settle } from '../scenes/steps.mjs'
import { YES } from './pages/approving-wallet.js'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { changedByFramework, FRAMEWORKS } from './pages/framework-sheets.js'
import { styleDifferences } from './pages/host-styles.js'
import { kitModal } from './pages/kit-modal.js'
import { readKitStyles } from './pages/kit-styles.js'
import { SCROLLBARS } from './pages/scrollbars.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use(SCROLLBARS)

test('R-HOST-05 the modal is above the page at a z-index that the host can set', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  const { dialog } = kitModal(page)
  await kitButton.click()
  const height = () =>
    dialog.evaluate((card) => {
      for (let box: Element | null = card; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).position === 'fixed') return getComputedStyle(box).zIndex
      }
      return undefined
    })
  expect(await height()).toBe('99999')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-bowline] { --bl-z-index: 7 }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await height()).toBe('7')
})

test('R-HOST-04 a page whose styles match everything does not change the kit', async ({ page }) => {
  const seen = []
  for (const path of ['/bare', '/hostile']) {
    const { kitButton } = await smallPage(page, path, { ...YES, theme: 'dark' })
    await kitButton.click()
    await kitModal(page).row('Second Sandbox').waitFor()
    await expect(kitModal(page).row('All wallets')).toContainText('510')
    await page.mouse.move(0, 0)
    await rest(page)
    await settle(page)
    seen.push(await page.evaluate(readKitStyles))
  }
  const [clean = [], hostile = []] = seen
  expect(hostile.length).toBe(clean.length)
  expect(hostile).toEqual(clean)
})

test.describe('next to CSS frameworks', () => {
  test.use({ bypassCSP: true })

  for (const framework of FRAMEWORKS) {
    test(`R-HOST-04 the style sheet of ${framework} changes nothing in the kit, before and after the kit’s own`, async ({
      page,
    }) => {
      const { kitButton } = await smallPage(page, '/bare', { ...YES, theme: 'dark', email: '1', socials: '1' })
      await kitButton.click()
      await kitModal(page).row('Second Sandbox').waitFor()
      await rest(page)
      await settle(page)
      for (const place of ['before', 'after'] as const)
        expect(await changedByFramework(page, framework, place)).toEqual([])
    })
  }
})

test('R-HOST-04 the kit’s style sheet matches nothing in the host', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/hostile', YES)
  await kitButton.click()
  await kitModal(page).row('Second Sandbox').waitFor()
  await settle(page)
  expect(await styleDifferences(page)).toEqual([])
})

for (const kind of ['library', 'native'] as const) {
  test(`R-HOST-06 inside the ${kind} dialog of a host the modal is usable, and leaves the dialog unchanged`, async ({
    page,
  }) => {
    await smallPage(page, '/nested', { wallet1: 'approve' })
    await page.getByTestId(`open-${kind}`).click()
    const host = page.getByTestId(`${kind}-dialog`)
    const card = page.locator('[data-part="card"]')
    const button = host.getByTestId('kit-buttons').getByRole('button').last()
    await button.click()
    await expect(card.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(button).toBeFocused()
    await expect(host.getByTestId('host-field')).toBeVisible()

    await button.click()
    await card.getByRole('button', { name: /^Sandbox Wallet/ }).click()
    await expect(card).toBeHidden()
    await expect(button).toHaveAccessibleName(FIRST_ACCOUNT)
    await host.getByTestId('host-field').fill('still works')
    await host.getByTestId('close-host-dialog').click()
    await expect(host).toBeHidden()
  })
}

test('R-HOST-07 in a frame it connects as in a page', async ({ page }) => {
  const body = '<iframe src="/bare?wallets=1&amp;wallet1=approve" width="900" height="700"></iframe>'
  await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/around')
  const frame = page.frameLocator('iframe').first()
  const button = frame.getByTestId('kit-buttons').getByRole('button').last()
  await button.click()
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: /^Sandbox Wallet/ })
    .click()
  await expect(frame.getByRole('dialog')).toBeHidden()
  await expect(button).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(frame.locator('html')).toHaveAttribute('data-csp-violations', '0')
  // The page around the frame does not belong to the demo and counts nothing.
  await page.goto('/blank')
})
