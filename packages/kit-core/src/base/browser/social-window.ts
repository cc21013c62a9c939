/**
 * The window of a social login. It is opened empty within the visitor's click, since browsers refuse a window later on.
 *
 * Out     undefined where the browser or a blocker refuses, and on a server
 * Source  spec R-CONN-66 to 69, R-STATE-19
 */
import { hasPage } from './browser.js'

/** What comes from a window of a login. */
export type SocialMessage = { readonly origin: string; readonly data: unknown }

/** The window of a social login, as the kit drives it. */
export interface SocialWindow {
  /** Leads the window to an address that passed the rules. */
  go(href: string): void
  isClosed(): boolean
  close(): void
  /** Hears of messages that this window itself sends, until the returned function is called. */
  onMessage(listener: (message: SocialMessage) => void): () => void
  /** Written as text it is nothing. */
  toJSON(): undefined
}

const FEATURES = 'width=600,height=800,scrollbars=yes'

/** Opens the window. */
export function openSocialWindow(): SocialWindow | undefined {
  if (!hasPage()) return undefined
  // No name: a window that two logins share would be closed with the first of them.
  const opened = window.open('', '_blank', FEATURES)
  // Some blockers return a window that they have closed.
  if (!opened || opened.closed) return undefined
  return {
    go(href) {
      opened.location.href = href
    },
    isClosed: () => opened.closed,
    close: () => opened.close(),
    onMessage(listener) {
      const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === opened) listener({ origin, data })
      }
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
    toJSON: () => undefined,
  }
}
