/** Buying with fiat, from the account to the history of purchases. */
import type { BrowserContext } from '@playwright/test'
import { openAccount } from './pages/account-view.js'
import type { Demo, DemoSettings } from './pages/demo.js'
import { passTime } from './pages/page-time.js'
import { expect, test } from './test.js'

/** The pages of the providers, which report what they know about the page that opened them. */
async function standIn(context: BrowserContext): Promise<void> {
  for (const site of ['https://pay.example/**', 'https://meldcrypto.com/**']) {
    await context.route(site, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><p>Pay here</p></html>',
      }),
    )
  }
}

/** How often the kit asks for the purchases. */
const POLL_MS = 4_000

/** Lets the kit ask until something is shown. */
async function askUntil(demo: Demo, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await passTime(demo.page, POLL_MS)
    await isShown()
  }).toPass()
}

async function openBuy(demo: Demo, settings: DemoSettings = {}) {
  await standIn(demo.page.context())
  await openAccount(demo, settings)
  await demo.modal.button('Buy').click()
  await expect(demo.modal.title).toHaveText('Buy crypto')
}

const provider = ({ modal: { dialog } }: Demo, name: string) =>
  dialog.getByRole('button', { name: new RegExp(`^${name}`) })

/** Presses a provider; resolves with the window that it opens. */
async function openProvider(demo: Demo, name: string) {
  const opened = demo.page.context().waitForEvent('page')
  await provider(demo, name).click()
  const popup = await opened
  await expect(popup.getByText('Pay here')).toBeVisible()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  return popup
}

test('R-RAMP-15 R-RAMP-16 R-RAMP-28 R-RAMP-29 R-RAMP-31 R-RAMP-32 R-FLOW-44 R-FLOW-46 R-FLOW-47 an amount is quoted, paid in a separate window, and received', async ({
  demo,
}) => {
  await demo.page.clock.install()
  await openBuy(demo)
  const { dialog, title } = demo.modal
  await provider(demo, 'Amount').click()
  await dialog.getByRole('button', { name: '$250' }).click()
  await expect(dialog.getByRole('textbox', { name: 'You receive' })).toHaveValue(/^24\d\.\d+$/)
  await expect(provider(demo, 'Provider')).toContainText('Coinbase')
  const popup = await openProvider(demo, 'Continue with Coinbase')
  expect(new URL(popup.url()).searchParams.get('network')).toBe('ethereum')
  await expect(title).toHaveText('Buying')
  await expect(dialog.getByRole('heading', { name: 'Continue in the new window' })).toBeVisible()
  await popup.close()
  await askUntil(demo, () => expect(title).toHaveText('Purchase history', { timeout: 1_000 }))
  await expect(dialog.locator('[data-part="transaction"]')).toHaveCount(5)
  await expect(demo.event('SELECT_BUY_PROVIDER')).toHaveCount(1)
})

test('R-RAMP-31 R-FLOW-47 a purchase that failed leads back to the providers', async ({ demo }) => {
  await demo.page.clock.install()
  await openBuy(demo, { services: 'history:purchase-fails' })
  const popup = await openProvider(demo, 'Coinbase')
  await popup.close()
  const failed = demo.modal.dialog.getByRole('heading', { name: 'Purchase failed' })
  await askUntil(demo, () => expect(failed).toBeVisible({ timeout: 1_000 }))
  await expect(demo.modal.button('Try again')).toBeFocused()
  await demo.page.keyboard.press('Enter')
  await expect(demo.modal.title).toHaveText('Buy crypto')
})

test('R-RAMP-34 R-RAMP-36 R-RAMP-39 Meld gets its parameters and no access to the page; the flow survives closing the modal', async ({
  demo,
}) => {
  await openBuy(demo, { meld: '1' })
  const { dialog } = demo.modal
  await provider(demo, 'Amount').click()
  await dialog.getByRole('textbox', { name: 'You pay' }).fill('75')
  await demo.modal.button('Back').click()
  const popup = await openProvider(demo, 'Meld.io')
  const { searchParams } = new URL(popup.url())
  expect([...searchParams.keys()]).toEqual([
    'publicKey',
    'destinationCurrencyCode',
    'walletAddress',
    'externalCustomerId',
  ])
  expect(await popup.evaluate(() => document.referrer)).toBe('')
  await popup.close()
  await demo.modal.button('Close').click()
  await demo.button('kit').click()
  await demo.modal.button('Buy').click()
  await expect(provider(demo, 'Amount')).toContainText('$75 of USDC')
  await expect(dialog.getByRole('link', { name: 'Open Meld.io again' })).toBeVisible()
})
