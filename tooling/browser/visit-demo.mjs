// @ts-check
/**
 * Visits the demo as on its first start: a sandbox wallet connects, and a login by e-mail ends with the code from the
 * mailbox.
 *
 * In      argv: the address of the demo, of the mailbox
 * Exit    1 when a step fails, or the console has an error
 */
import { chromium, expect } from '@playwright/test'
import { launchOptions } from './browser-options.mjs'
import { LAB } from './lab-path.mjs'
import { card, row } from './scenes/steps.mjs'

const LIMIT_MS = 60_000
const WALLET = 'Sandbox Wallet'
const EMAIL = 'stranger@example.com'

const [demoUrl = '', mailboxUrl = ''] = process.argv.slice(2)

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function connectWallet(page) {
  await row(page, WALLET).click()
  const question = page.getByTestId('sandbox-wallet').contentFrame().getByTestId('wallet-question')
  await question.getByRole('button', { name: 'Approve', exact: true }).click()
  await card(page).waitFor({ state: 'hidden' })
}

/** @param {Page} page */
async function logIn(page) {
  const email = card(page).getByRole('combobox', { name: 'Email' })
  await email.fill(EMAIL)
  await email.press('Enter')
  await card(page).getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await page.keyboard.type(await mailedCode())
  await card(page).waitFor({ state: 'hidden' })
}

/** Called by the loopback address: not every resolver knows subdomains of `localhost`. */
async function mailedCode() {
  const { port, pathname } = new URL(mailboxUrl)
  let code = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}`)
      /** @type {{ mails: { to: string, code?: string }[] }} */
      const { mails } = await answer.json()
      code = mails.find(({ to }) => to === EMAIL)?.code ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

const browser = await chromium.launch(launchOptions)
try {
  for (const [name, visit] of Object.entries({ 'a sandbox wallet': connectWallet, 'a login by e-mail': logIn })) {
    const page = await browser.newPage()
    page.setDefaultTimeout(LIMIT_MS)
    /** @type {string[]} */
    const complaints = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${demoUrl}${LAB}`)
    await expect(page).toHaveTitle(/Bowline/)
    await page.getByTestId('slot-kit').getByRole('button').click()
    await visit(page)
    await expect(page.getByTestId('state-caipAddress')).toHaveText(/^eip155:1:0x[0-9a-fA-F]{40}$/)
    expect(complaints, 'complaints of the console').toEqual([])
    console.log(`${demoUrl}: ${name} connects`)
    await page.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
}
