/** Pages that cover the modal, contain fixed elements, are translated, or are shown in few colors. */
import type { Page } from '@playwright/test'
import { settle } from '../scenes/steps.mjs'
import { kitModal } from './pages/kit-modal.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

/** Opens the modal where something covers the button. */
async function openUnder(page: Page, kitButton: { evaluate: (press: (button: Element) => void) => Promise<unknown> }) {
  await kitButton.evaluate((button) => (button as HTMLElement).click())
  const { dialog } = kitModal(page)
  await expect(dialog).toBeVisible()
  await settle(page)
  return dialog
}

test('R-HOST-77 the modal is painted over a popover of the host that covers the window', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.popover = 'manual'
    Object.assign(cover.style, { inset: '0', width: '100vw', height: '100vh', background: 'red' })
    document.body.append(cover)
    cover.showPopover()
  })
  const dialog = await openUnder(page, kitButton)
  await expect(page.locator('[data-bowline]:popover-open').filter({ has: dialog })).toHaveCount(1)
  const row = kitModal(page).row('All wallets')
  await expect(row).toContainText('+')
  await settle(page)
  const over = await row.screenshot()
  await page.evaluate(() => document.querySelector('#cover')?.remove())
  await settle(page)
  expect(over.equals(await row.screenshot())).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('R-HOST-77 in a scrolled body with a filter, the modal is visible', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  await page.evaluate(() => {
    Object.assign(document.body.style, { filter: 'grayscale(1%)', minHeight: '3000px' })
    window.scrollTo(0, 1_500)
  })
  await expect(await openUnder(page, kitButton)).toBeInViewport({ ratio: 1 })
})

test('R-HOST-89 a page that the browser translates while it is used keeps working after a rejected connection', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const wrap = (text: Node) => {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(document.createTextNode(`«${text.textContent}»`))
    }
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        const parent = text.parentElement
        if (parent && !parent.closest('font, script, style, [translate="no"]') && text.textContent?.trim()) wrap(text)
      }
    }
    addEventListener('load', () => {
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
  const { kitButton } = await smallPage(page, '/bare', { wallets: '1', wallet1: 'reject' })
  await kitButton.click()
  const { dialog } = kitModal(page)
  await dialog.getByRole('button', { name: 'Sandbox Wallet' }).first().click()
  await expect(dialog.getByText('«Connection declined»')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('R-HOST-86 with forced colors a row has a border, and the focused row another', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { kitButton } = await smallPage(page, '/bare')
  await kitButton.click()
  const row = kitModal(page).row('All wallets')
  const outline = () => row.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outline()).toBe('solid')
  await page.keyboard.press('Tab')
  await row.focus()
  expect(await outline()).toBe('double')
})
