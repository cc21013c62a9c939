/** Phones, as their browsers describe themselves. */
import type { BrowserContextOptions, Page } from '@playwright/test'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }

/** Chrome on Android. */
export const ANDROID: BrowserContextOptions = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
}

/** Safari on an iPhone. */
export const IPHONE: BrowserContextOptions = {
  ...PHONE,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}

/** Makes a page believe that Telegram shows it; call it before the page is opened. */
export async function showInTelegram(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'TelegramWebviewProxy', { postEvent: () => undefined })
  })
}

/** The events of a page when its visitor goes to another app, and when they return. */
export async function setPageHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )
}
