/**
 * Reasons to start the embedded wallet when the page loads.
 *
 * Out     `result`     a social login redirected back to the page, with its result in the URL
 *         `installed`  the page runs as an installed app
 * Source  spec R-CONN-71, R-CONN-76
 */
import { hasPage } from './browser.js'

const RESULT = 'result_uri'

/** Returns why the embedded wallet starts on page load. Undefined when there is no reason. */
export function detectStartupAuth(): 'result' | 'installed' | undefined {
  if (!hasPage()) return undefined
  if (window.location.search.includes(RESULT)) return 'result'
  return window.matchMedia?.('(display-mode: standalone)').matches ? 'installed' : undefined
}

/** Reads the result of a login from the page's URL and removes it there, without a reload. */
export function consumeLoginResult(): string | undefined {
  const url = new URL(window.location.href)
  const result = url.searchParams.get(RESULT)
  url.searchParams.delete(RESULT)
  window.history.replaceState(window.history.state, '', url)
  return result ?? undefined
}
