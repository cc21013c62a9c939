/**
 * The window of a payment service: an exchange or an on-ramp provider. It opens empty during the user's click, because
 * browsers block windows opened later. Its opener is removed before it navigates. The opened page receives neither opener
 * nor referrer.
 *
 * In      isSmall  opens a popup of 600 × 800 over the page; a tab by default
 * Out     undefined when the browser blocks it, and on a server
 * Source  spec R-RAMP-15, R-RAMP-36, R-PAY-07; security design §8 (always without opener)
 */
import { hasPage } from './browser.js'

/** Controls the window of a payment service. */
export interface PayWindow {
  /** Navigates the window to a URL that passed the link checks. */
  go(href: string): void
  close(): void
}

const SMALL = 'width=600,height=800,scrollbars=yes'

export function openPayWindow({ isSmall = false } = {}): PayWindow | undefined {
  if (!hasPage()) return undefined
  const opened = window.open('', '_blank', isSmall ? SMALL : '')
  if (!opened) return undefined
  opened.opener = null
  return {
    go(href) {
      // A link with `noreferrer` sends no referrer. Setting `location` would send one.
      const link = opened.document.createElement('a')
      link.rel = 'noreferrer'
      link.href = href
      opened.document.body.append(link)
      link.click()
    },
    close: () => opened.close(),
  }
}

/** Opens a known URL in a small window. Returns nothing, because `noopener` hides whether the browser allowed it. */
export function openInPayWindow(href: string): void {
  if (hasPage()) window.open(href, '_blank', `noopener,noreferrer,${SMALL}`)
}
