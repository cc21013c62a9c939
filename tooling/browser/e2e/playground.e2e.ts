/** The playground's first page, as a person sees it who has not installed anything. */
import type { Page } from '@playwright/test'
import { brokenRules } from './pages/accessibility.js'
import { expectSameAsPicture, firstCard } from './pages/first-card.js'
import { card, connectSandbox, openPlayground } from './pages/playground-page.js'
import { expect, test } from './test.js'

async function connect(page: Page) {
  await connectSandbox(page)
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

test('R-HOST-112 the first screen is HTML: it loads no kit, and its card is the markup of the live card', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bytes = await Promise.all(scripts.map(async (url) => (await (await page.request.get(url)).body()).length))
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(500_000)
  await expect(firstCard(page).getByRole('button', { name: /^Sandbox Wallet/ })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(await brokenRules(page, { within: 'html' })).toEqual([])
  const before = await firstCard(page).boundingBox()
  await page.mouse.move(1, 1)
  await expect(firstCard(page)).toHaveCount(0)
  await expectSameAsPicture(page, 'logins')
  expect(await card(page).boundingBox()).toEqual(before)
})

test('R-HOST-112 what is pressed and typed before the scripts have started is done when they have', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' })
  const email = firstCard(page).getByRole('combobox', { name: 'Email' })
  await email.pressSequentially('anna@example.com')
  await page.getByRole('button', { name: /^Game/ }).click()
  await expect(page.getByRole('button', { name: /^Game/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page).getByRole('combobox', { name: 'Email' })).toHaveValue('anna@example.com')

  await page.goto('/', { waitUntil: 'commit' })
  await firstCard(page).getByRole('button', { name: 'All wallets' }).click()
  await expect(card(page).getByRole('heading', { name: 'All wallets' })).toBeVisible()
})

test('R-HOST-112 a connected account and a shared link start the scripts at once', async ({ page }) => {
  await openPlayground(page)
  await connect(page)
  await page.reload()
  await expect(card(page)).toContainText('anna.eth')
  await page.goto('/?theme=dark')
  await expect(card(page)).toBeVisible()
})

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
  await expect(card(page)).toContainText('Payment complete')
})

test('R-HOST-96 a control keeps the focus and its tab when it needs another kit', async ({ page }) => {
  await openPlayground(page)
  await page.getByRole('group', { name: 'Settings' }).getByRole('radio', { name: 'Features' }).check()
  const email = page.getByTestId('controls').getByRole('checkbox', { name: 'Email login' })
  await email.focus()
  await page.keyboard.press('Space')
  await expect(card(page).getByRole('combobox', { name: 'Email' })).toBeHidden()
  await expect(email).toBeFocused()
  await expect(page).toHaveURL(/email=0/)
})

test('R-HOST-107 the first page has what search engines and other sites show', async ({ page }) => {
  await openPlayground(page)
  const read = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  expect((await page.title()).length).toBeGreaterThan(20)
  expect(await read('html', 'lang')).toBe('en')
  expect((await read('meta[name="description"]', 'content'))?.length).toBeGreaterThan(60)
  expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(0)
  for (const [selector, attribute] of [
    ['meta[property="og:image"]', 'content'],
    ['link[rel="icon"]', 'href'],
    ['link[rel="apple-touch-icon"]', 'href'],
  ] as const) {
    const { pathname } = new URL((await read(selector, attribute)) ?? '', page.url())
    expect((await page.request.get(pathname)).ok(), pathname).toBe(true)
  }
  const bare = await page
    .locator('a')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.getAttribute('href') || !(link.textContent?.trim() || link.ariaLabel))
        .map((link) => link.outerHTML),
    )
  expect(bare).toEqual([])
})

test('R-HOST-108 the drawer shows requests and alerts, opens views, and replaces texts and components', async ({
  complaints,
  page,
}) => {
  complaints.allow(/alert\/project-id/)
  await openPlayground(page)
  await page.getByRole('button', { name: 'Developer' }).click()
  const drawer = page.getByTestId('drawer')
  await expect(drawer.getByRole('heading', { name: 'Developer' })).toBeFocused()
  expect(await brokenRules(page, { within: '[data-testid="drawer"]' })).toEqual([])
  await drawer.getByLabel('connect.title').fill('Log in')
  await expect(card(page).getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/text-connect-title=Log\+in/)
  await drawer.getByRole('checkbox', { name: 'An own logo and own avatars' }).check()
  await expect(card(page).getByRole('img', { name: 'Tidewater' })).toBeVisible()
  await drawer.getByRole('checkbox', { name: 'Leave the project id out' }).check()
  await expect(drawer.getByTestId('alert').first()).toContainText('Project ID')
  await drawer.getByRole('checkbox', { name: 'Leave the project id out' }).uncheck()
  await connect(page)
  await expect(drawer.getByTestId('request').first()).toBeVisible()
  await page.keyboard.press('Escape')
})
