/** The phone of the demo, in a separate tab, as a user handles it. */
import { expect, type Locator, type Page } from '@playwright/test'

/** What the phone asks its user. */
export type PhoneQuestion = 'proposal' | 'sign-message' | 'send' | 'switch-chain'

/** The phone. */
export type PhonePage = {
  readonly page: Page
  /** The connected pages. */
  readonly sessions: Locator
  readonly open: () => Promise<void>
  /** Points the camera at the page of the other tab. */
  readonly scan: () => Promise<void>
  /** Waits for a request of this kind and answers it. */
  readonly answer: (kind: PhoneQuestion, word: 'approve' | 'reject') => Promise<void>
  readonly disconnect: () => Promise<void>
}

/** The phone in a tab. */
export function phonePage(page: Page): PhonePage {
  const question = page.getByTestId('phone-question')
  return {
    page,
    sessions: page.getByTestId('phone-session'),
    async open() {
      await page.goto('/phone')
      await expect(page.getByTestId('phone')).toHaveAttribute('data-status', 'ready')
    },
    scan: () => page.getByTestId('phone-scan').click(),
    async answer(kind, word) {
      await question
        .and(page.locator(`[data-kind="${kind}"]`))
        .getByTestId(`phone-${word}`)
        .click()
    },
    disconnect: () => page.getByTestId('phone-end').click(),
  }
}
