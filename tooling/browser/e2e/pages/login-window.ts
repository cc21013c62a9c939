/** Logins in the secure site's window: the press in the demo, the mails of the window's site, and its views. */
import { expect, type Locator, type Page } from '@playwright/test'
import { serverAddresses } from '../../servers.mjs'
import type { Demo } from './demo.js'
import { WITH_LOGIN } from './embedded-wallet.js'
import { kitModal } from './kit-modal.js'

/** The demo with every login, in the window. */
export const IN_WINDOW = { ...WITH_LOGIN, login: 'window' }

/** Opens the modal of the demo. */
export async function openModal({ page }: Demo): Promise<Locator> {
  await page.getByTestId('slot-kit').getByRole('button').click()
  return kitModal(page).dialog
}

/** Opens the modal, types the email and presses Enter. */
export async function submitEmail(demo: Demo, address: string): Promise<void> {
  const field = (await openModal(demo)).getByRole('combobox', { name: 'Email' })
  await field.fill(address)
  await field.press('Enter')
}

/** Starts an email login. Resolves to the window that the press opens. */
export async function startEmail(demo: Demo, address: string): Promise<Page> {
  const [window] = await Promise.all([demo.page.waitForEvent('popup'), submitEmail(demo, address)])
  return window
}

/** The last mail to an address. Not by the site's own name: clients other than a browser may not resolve subdomains of `localhost`. */
export async function readMail(
  to: string,
  site = serverAddresses().windowSite,
): Promise<{ readonly purpose?: string; readonly code?: string; readonly deviceLink?: string }> {
  const { mails } = await (await fetch(`http://127.0.0.1:${new URL(site).port}/sandbox/mails`)).json()
  return mails.find((mail: { to: string }) => mail.to === to) ?? {}
}

/** Opens the link of the last mail in the browser of `page`, and presses its button. */
export async function openLink(page: Page, link: string | undefined): Promise<void> {
  const opened = await page.context().newPage()
  await opened.goto(link ?? '')
  await opened.getByRole('button', { name: 'Log in' }).click()
  await expect(title(opened, 'You’re logged in')).toBeVisible()
  await opened.close()
}

/** The title of a view. */
export const title = (window: Page, name: string): Locator => window.getByRole('heading', { name })
