/**
 * What of the page calls for the embedded wallet at once.
 *
 * Out     `result`     a login that left the page has come back to it, with its result in the address
 *         `installed`  the page is shown as an installed app
 * Source  spec R-CONN-71, R-CONN-76
 */
import { hasPage } from './browser.js'

const RESULT = 'result_uri'

/** What calls for it; undefined when nothing does. */
export function detectStartupAuth(): 'result' | 'installed' | undefined {
  if (!hasPage()) return undefined
  if (window.location.search.includes(RESULT)) return 'result'
  return window.matchMedia?.('(display-mode: standalone)').matches ? 'installed' : undefined
}

/** Takes the result of a login out of the page's address, without a reload. */
export function consumeLoginResult(): string | undefined {
  const url = new URL(window.location.href)
  const result = url.searchParams.get(RESULT)
  url.searchParams.delete(RESULT)
  window.history.replaceState(window.history.state, '', url)
  return result ?? undefined
}
