/** Holds back the wallets' announcements to the page until a test releases them. */
import type { Page } from '@playwright/test'
import { callSandbox } from './sandbox-inside.js'

/** The held announcements. */
export type HeldAnnouncements = {
  /** Releases the announcements, and makes one of the wallets announce itself. */
  readonly announce: (number: 1 | 2) => Promise<void>
}

/** Begins to hold; call it before the page is opened. */
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
