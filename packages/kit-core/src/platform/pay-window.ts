/**
 * The window of a provider that sells for fiat. It is opened empty within the visitor's click, since browsers refuse a window
 * later on, and cut off from this page before it leads anywhere.
 *
 * Out     undefined where the browser refuses, and on a server
 * Source  spec R-RAMP-15, R-RAMP-36
 */
import { hasPage } from './browser.js'

/** The window, as the kit drives it. */
export interface PayWindow {
  /** Leads the window to an address that passed the rules. */
  go(href: string): void
  close(): void
}

const FEATURES = 'width=600,height=800,scrollbars=yes'

/** Opens the window. */
export function openPayWindow(): PayWindow | undefined {
  if (!hasPage()) return undefined
  const opened = window.open('', '_blank', FEATURES)
  if (!opened) return undefined
  opened.opener = null
  return {
    go(href) {
      opened.location.replace(href)
    },
    close: () => opened.close(),
  }
}

/** Opens a page that is known already in a window of the same size. Nobody can tell whether the browser let it come. */
export function openInPayWindow(href: string): void {
  if (hasPage()) window.open(href, '_blank', `noopener,noreferrer,${FEATURES}`)
}
