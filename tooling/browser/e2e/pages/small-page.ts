/** The demo's small pages: the kit's two buttons and little else. */
import type { Locator, Page } from '@playwright/test'

/** The buttons of a small page. */
export type SmallPage = { readonly kitButton: Locator; readonly networkButton: Locator }

/** Opens a small page, by default with EVM alone and without logins, and waits until it responds. */
export async function smallPage(
  page: Page,
  path: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SmallPage> {
  await page.goto(`${path}?${new URLSearchParams({ adapters: 'evm', email: '0', socials: '0', ...settings })}`)
  await page.waitForFunction(() => 'bowlineDemo' in window)
  const buttons = page.getByTestId('kit-buttons').getByRole('button')
  return { kitButton: buttons.last(), networkButton: buttons.first() }
}

/** What a screen reader announces for the focused element. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })
}
