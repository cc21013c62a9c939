/**
 * The window of an exchange. It is opened empty within the visitor's click, since browsers refuse a window later on. The page
 * that it is led to learns neither opener nor referrer.
 *
 * Out     undefined where the browser refuses, and on a server
 * Source  spec R-PAY-07; security design §8 (always without opener)
 */
import { hasPage } from './browser.js'

/** The window of an exchange, as the kit drives it. */
export interface ExchangeWindow {
  /** Leads the window to an address that passed the rules. */
  go(href: string): void
  close(): void
}

/** Opens the window. */
export function openExchangeWindow(): ExchangeWindow | undefined {
  if (!hasPage()) return undefined
  const opened = window.open('', '_blank')
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
