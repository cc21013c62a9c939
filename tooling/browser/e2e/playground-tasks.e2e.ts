/**
 * Each section of the playground, by the task that its visitor came for, from start to end: with no chain running, as
 * `npm run demo` serves it.
 */
import { startDemo } from '@bowline/commands/demo-server'
import { startSecureSite } from '@bowline/commands/secure-site'
import type { Page } from '@playwright/test'
import {
  approveInWallet,
  card,
  connectSandbox,
  enterSection,
  ledgerBalance,
  openPlayground,
} from './pages/playground-page.js'
import { test as base, expect } from './test.js'

const RECIPIENT = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const AMOUNT_WEI = 10n ** 16n

const test = base.extend<object, { server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const site = await startSecureSite()
      const demo = await startDemo({ secureSite: site.origin })
      await use(demo.url)
      await demo.stop()
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
})

async function connectIn(page: Page, section: string) {
  await openPlayground(page)
  const stage = await enterSection(page, section)
  await connectSandbox(page)
  return stage
}

test('R-HOST-97 the card with its logins lies inside the stage', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPlayground(page)
  await expect(card(page).getByRole('combobox', { name: 'Email' })).toBeVisible()
  const below = card(page).evaluate((element) => {
    const stage = element.closest('[data-active]')?.getBoundingClientRect()
    return (stage?.bottom ?? 0) - element.getBoundingClientRect().bottom
  })
  expect(await below).toBeGreaterThanOrEqual(16)
})

test('R-HOST-105 the section for signing in ends with a signed-in account', async ({ page }) => {
  await openPlayground(page)
  await page.getByRole('button', { name: 'Ask for a signature' }).click()
  const stage = await enterSection(page, 'sign-in')
  await connectSandbox(page)
  await stage.getByRole('button', { name: 'Sign', exact: true }).click()
  await approveInWallet(page)
  await expect(stage.getByText('anna.eth')).toBeVisible()
})

test('R-HOST-105 the section for sending moves the amount on the ledger', async ({ page }) => {
  const stage = await connectIn(page, 'send')
  const before = await ledgerBalance(page, 1, RECIPIENT)
  await fillSend(page)
  await stage.getByRole('button', { name: 'Send', exact: true }).click()
  await approveInWallet(page)
  await expect.poll(() => ledgerBalance(page, 1, RECIPIENT)).toBe(before + AMOUNT_WEI)
})

test('R-HOST-105 R-CALLS-03 the section for batches pays both amounts with one approval', async ({ page }) => {
  const stage = await connectIn(page, 'batches')
  await expect(stage.getByText('anna.eth')).toBeVisible()
  const before = await ledgerBalance(page, 1, RECIPIENT)
  const order = page.locator('#batches')
  await order.getByRole('button', { name: 'Pay both' }).click()
  await expect(order.getByTestId('batch-call-0')).toHaveText('In your wallet')
  await approveInWallet(page)
  for (const index of [0, 1]) await expect(order.getByTestId(`batch-call-${index}`)).toHaveText('Paid')
  await expect(order.getByText('Your wallet got both as one request.')).toBeVisible()
  expect(await ledgerBalance(page, 1, RECIPIENT)).toBe(before + 5n * 10n ** 15n)
})

async function fillSend(page: Page) {
  await card(page).getByRole('textbox', { name: 'You send' }).fill('0.01')
  await card(page).getByRole('textbox', { name: 'To', exact: true }).fill(RECIPIENT)
  await card(page).getByRole('button', { name: 'Review send' }).click()
}

test('R-VIEW-55 R-HOST-105 a wallet on a network that is not listed is asked for one, then the section sends', async ({
  page,
}) => {
  await openPlayground(page, '?networks=optimism')
  const stage = await enterSection(page, 'send')
  await connectSandbox(page)
  await stage.getByRole('button', { name: /^OP Mainnet/ }).click()
  await approveInWallet(page)
  await expect(stage.getByRole('textbox', { name: 'You send' })).toBeVisible()
  await expect(stage.getByText(/^Balance: \d/)).toBeVisible()
  await expect(stage.locator('[data-part$="skeleton"]')).toHaveCount(0)
})

test('R-HOST-105 the section for swapping ends with a swap', async ({ page }) => {
  const stage = await connectIn(page, 'swap')
  await expect(stage.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.1')
  await stage.getByRole('button', { name: 'Review swap' }).click()
  await stage.getByRole('button', { name: 'Swap', exact: true }).click()
  await approveInWallet(page)
  await expect(stage.getByText('anna.eth')).toBeVisible()
})

test('R-HOST-105 the section for buying ends with a purchase at a stand-in page', async ({ page }) => {
  const stage = await connectIn(page, 'buy')
  const opened = page.context().waitForEvent('page')
  await stage.getByRole('button', { name: /^Coinbase/ }).click()
  const provider = await opened
  await provider.getByRole('button', { name: 'Pay with the test card' }).click()
  await expect(provider.getByRole('status')).toContainText('Paid.')
  await provider.close()
  await expect(stage.getByRole('heading', { name: 'Purchase history' })).toBeVisible({ timeout: 20_000 })
})

test('R-HOST-105 the section for many chains holds an account of each family', async ({ page }) => {
  await openPlayground(page)
  await enterSection(page, 'chains')
  for (const [family, wallet] of [
    ['EVM', /^Sandbox Wallet/],
    ['Solana', /^Multi Sandbox/],
    ['Bitcoin', /^Bitcoin Sandbox/],
  ] as const) {
    await page.getByRole('button', { name: `Connect ${family}` }).click()
    await card(page).getByRole('button', { name: wallet }).click()
    await approveInWallet(page)
    await expect(page.getByRole('button', { name: `Disconnect ${family}` })).toBeVisible()
  }
})

test('R-HOST-105 R-HOST-106 R-FRAME-86 an email from the mailbox logs in, and the embedded wallet sends on the page’s ledger', async ({
  context,
  page,
}) => {
  const email = `visitor-${crypto.randomUUID()}@example.com`
  await openPlayground(page)
  const stage = await enterSection(page, 'embedded')
  const field = stage.getByRole('combobox', { name: 'Email' })
  await field.fill(email)
  await field.press('Enter')
  await expect(stage.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the stand-in mailbox' }).click()
  const mailbox = await opened
  await expect(mailbox.getByText('This mailbox simulates your email.')).toBeVisible()
  const code = await mailbox.locator('.code').first().innerText()
  await mailbox.close()
  await stage.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await page.keyboard.type(code)
  await expect(stage.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await enterSection(page, 'send')
  await expect(card(page).getByRole('textbox', { name: 'You send' })).toBeVisible()

  const before = await ledgerBalance(page, 1, RECIPIENT)
  await fillSend(page)
  await card(page).getByRole('button', { name: 'Send', exact: true }).click()
  const frame = page.frameLocator('iframe[title="Embedded wallet"]')
  const window = page.waitForEvent('popup')
  await frame.getByRole('button', { name: 'Open window' }).click()
  const approval = await window
  await approval.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => ledgerBalance(page, 1, RECIPIENT)).toBe(before + AMOUNT_WEI)
})

test('R-HOST-105 R-FRAME-86 a social login says that it is simulated, and connects', async ({ page }) => {
  await openPlayground(page)
  const stage = await enterSection(page, 'embedded')
  const opened = page.waitForEvent('popup')
  await stage.getByRole('button', { name: 'Continue with Google' }).click()
  const login = await opened
  await expect(login.getByText('This page simulates Google.')).toBeVisible()
  await login.getByRole('button', { name: 'Sign in' }).click()
  await expect(stage.getByRole('button', { name: 'Disconnect' })).toBeVisible()
})

test('R-HOST-105 the section without the modal connects and disconnects', async ({ page }) => {
  await openPlayground(page)
  const login = page.getByRole('button', { name: 'Log in with Sandbox Wallet' })
  await login.scrollIntoViewIfNeeded()
  await login.click()
  await approveInWallet(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(login).toBeVisible()
})

test('R-HOST-105 a theme changes the card and its code', async ({ page }) => {
  await openPlayground(page)
  await enterSection(page, 'theming')
  await page.getByRole('button', { name: 'Terminal' }).click()
  await expect
    .poll(() => card(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--bl-accent')))
    .toMatch(/22d3a6/i)
  await expect(page.getByRole('region', { name: 'Source of kit.ts' })).toContainText('#22d3a6')
})
