/**
 * The addresses that a page asks the browser to open. App links open nothing here; web pages do open.
 *
 * In      page   before it is opened
 * Out     list   oldest first
 */
import type { Frame, Page } from '@playwright/test'

/** One address, and how it was to be opened. */
export type OpenedLink = {
  readonly href: string
  readonly target: string
  readonly features: string
  /** The event in which it was opened: strict browsers open nothing outside a tap. */
  readonly during: string | undefined
  /** Whether the browser still counted a tap as the cause. */
  readonly isActive: boolean
}

/** The record. */
export type OpenedLinks = { readonly list: (frame?: Frame) => Promise<readonly OpenedLink[]> }

/** Begins to record. */
export async function recordLinks(page: Page, { opensPages = false } = {}): Promise<OpenedLinks> {
  await page.addInitScript((opens) => {
    const links: OpenedLink[] = []
    Reflect.set(window, 'openedLinks', links)
    const open = window.open.bind(window)
    window.open = (address = '', target = '', features = '') => {
      const href = String(address)
      links.push({ href, target, features, during: window.event?.type, isActive: navigator.userActivation.isActive })
      return opens && href.startsWith('https:') ? open(href, target, features) : null
    }
  }, opensPages)
  return {
    list: (frame = page.mainFrame()) => frame.evaluate((): readonly OpenedLink[] => Reflect.get(window, 'openedLinks')),
  }
}
