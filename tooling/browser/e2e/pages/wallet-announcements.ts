/** Keeps the page from hearing of its wallets until a test lets it. */
import type { Page } from '@playwright/test'

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
    announce: (number) =>
      page.evaluate((index) => {
        window.dispatchEvent(new Event('test:release'))
        const demo: unknown = Reflect.get(window, 'bowlineDemo')
        const at = (value: unknown, key: PropertyKey): unknown =>
          typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
        const wallet = at(at(at(at(demo, 'sandbox'), 'wallets'), index), 'wallet')
        const announce = at(wallet, 'announce')
        if (typeof announce !== 'function') throw new Error('The demo shows no such wallet')
        announce()
      }, number - 1),
  }
}
