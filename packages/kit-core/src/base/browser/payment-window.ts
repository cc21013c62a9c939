/**
 * The window of whom a visitor pays: an exchange, a provider that sells for fiat. It is opened empty within the visitor's
 * click, since browsers refuse a window later on, and cut off from this page before it leads anywhere. The page that it is led
 * to learns neither opener nor referrer.
 *
 * In      isSmall  a window of 600 × 800 beside the page; a tab unless so
 * Out     undefined where the browser refuses, and on a server
 * Source  spec R-RAMP-15, R-RAMP-36, R-PAY-07; security design §8 (always without opener)
 */
import { hasPage } from './browser.js'

/** The window, as the kit drives it. */
export interface PayWindow {
  /** Leads the window to an address that passed the rules. */
  go(href: string): void
  close(): void
}

const SMALL = 'width=600,height=800,scrollbars=yes'

/** Opens the window. */
export function openPayWindow({ isSmall = false } = {}): PayWindow | undefined {
  if (!hasPage()) return undefined
  const opened = window.open('', '_blank', isSmall ? SMALL : '')
  if (!opened) return undefined
  opened.opener = null
  return {
    go(href) {
      // A link's own rule keeps the referrer back; an address that is set would tell it.
      const link = opened.document.createElement('a')
      link.rel = 'noreferrer'
      link.href = href
      opened.document.body.append(link)
      link.click()
    },
    close: () => opened.close(),
  }
}

/** Opens a page that is known already in a small window. Nobody can tell whether the browser let it come. */
export function openInPayWindow(href: string): void {
  if (hasPage()) window.open(href, '_blank', `noopener,noreferrer,${SMALL}`)
}
