/** Keeps the page from hearing of its wallets until a test lets it. */
import type { Page } from '@playwright/test'
import { callSandbox } from './sandbox-inside.js'

/** The held announcements. */
export type HeldAnnouncements = {
  /** Lets the page hear of the wallets, and has one of them announce itself. */
  readonly announce: (number: 1 | 2) => Promise<void>
}

/** Begins to hold; before the page is opened. */
export async function holdAnnouncements(page: Page): Promise<HeldAnnouncements> {
  await page.addInitScript(() => {
    const hold = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('eip6963:announceProvider', hold)
    window.addEventListener('test:release', () => window.removeEventListener('eip6963:announceProvider', hold))
  })
  return {
    async announce(number) {
      await page.evaluate(() => window.dispatchEvent(new Event('test:release')))
      await callSandbox(page, number, 'announce')
    },
  }
}
