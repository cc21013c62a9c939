/** The playground's first page, as a person sees it who has not installed anything. */
import type { Page } from '@playwright/test'
import { brokenRules } from './pages/accessibility.js'
import { expect, test } from './test.js'

const card = (page: Page) => page.locator('[data-part="embedded-card"]')
const walletWindow = (page: Page) => page.frameLocator('[data-testid="sandbox-wallet"]')

async function openPlayground(page: Page, search = '') {
  await page.goto(`/${search}`)
  await expect(card(page).getByRole('button', { name: /^Sandbox Wallet/ })).toBeVisible()
}

async function connect(page: Page) {
  await card(page)
    .getByRole('button', { name: /^Sandbox Wallet/ })
    .click()
  await walletWindow(page).getByRole('button', { name: 'Approve' }).click()
  await expect(card(page)).toContainText('anna.eth')
}

const LOOKS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

for (const { width, height, colorScheme } of LOOKS) {
  test.describe(`${width}×${height}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme })

    test('R-HOST-97 the playground breaks no rule of axe, shifts nothing and fits the width', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'shift', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openPlayground(page)
      await expect(page.getByRole('heading', { name: /^The connect-wallet kit/ })).toBeInViewport()
      await expect(card(page)).toBeInViewport()
      await expect(page.getByText('before the first click', { exact: true })).toBeInViewport()
      expect(await brokenRules(page, { within: 'html' })).toEqual([])
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.01)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}

test('R-HOST-96 a control changes the card, the code and the address, and the address restores them', async ({
  page,
}) => {
  await openPlayground(page)
  const code = page.getByRole('region', { name: 'Source of kit.ts' })
  await expect(code).not.toContainText('127.0.0.1')
  await expect(code).not.toContainText('endpoints')

  await page.getByRole('button', { name: /^Solana app/ }).click()
  await expect(card(page).getByRole('button', { name: /^Solana Sandbox/ })).toBeVisible()
  await expect(card(page).getByRole('textbox', { name: /email/i })).toBeHidden()
  await expect(code).toContainText('adapters: [solana()]')
  await expect(code).toContainText(`'--bl-accent': '#7c5cff'`)

  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(card(page).getByRole('button', { name: /^Solana Sandbox/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Solana app/ })).toHaveAttribute('aria-pressed', 'true')
})

test('R-HOST-96 each section shows its view of the one connected account, and a payment ends with a receipt', async ({
  page,
}) => {
  await openPlayground(page)
  await connect(page)
  for (const [id, title] of [
    ['send', 'Send'],
    ['swap', 'Swap'],
    ['buy', 'Buy crypto'],
    ['chains', 'Select network'],
  ] as const) {
    await page.getByTestId(`stage-${id}-stage`).scrollIntoViewIfNeeded()
    await expect(page.getByTestId(`stage-${id}-stage`).getByRole('heading', { name: title })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Buy it now' }).click()
  const opened = page.context().waitForEvent('page')
  await card(page).getByRole('button', { name: 'Coinbase' }).click()
  const exchange = await opened
  await expect(exchange.getByText('This page simulates Coinbase. No money moves.')).toBeVisible()
  await exchange.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(exchange.getByRole('status')).toContainText('Confirmed.')
  await exchange.close()
  await expect(card(page)).toContainText('Payment complete', { timeout: 20_000 })
})
