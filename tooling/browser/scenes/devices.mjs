// @ts-check
/** Simulations that are set before a page is opened, until they are removed: its device, and links that open nothing. */

const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {keyof typeof AGENTS} device
 */
export function pretendDevice(page, device) {
  return page.addInitScript((agent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
  }, AGENTS[device])
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {true | 'throws'} how
 */
export function pretendOpening(page, how) {
  return page.addInitScript((manner) => {
    window.open = () => {
      if (manner === 'throws') throw new Error('Links cannot be opened here')
      return window
    }
  }, how)
}
