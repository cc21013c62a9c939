import { hasPage } from './browser.js'

/** Whether nobody can see the page: it is behind another tab or window. On a server there is no page to hide. */
export function isPageHidden(): boolean {
  return hasPage() && document.visibilityState === 'hidden'
}
