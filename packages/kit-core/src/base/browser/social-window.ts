/**
 * The window of a social login. It opens empty during the user's click, because browsers block windows opened later.
 *
 * Out     undefined when the browser or a popup blocker blocks it, and on a server
 * Source  spec R-CONN-66 to 69, R-STATE-19
 */
import { hasPage } from './browser.js'

/** A message from the window of a login. */
export type SocialMessage = { readonly origin: string; readonly data: unknown }

/** Controls the window of a social login. */
export interface SocialWindow {
  /** Navigates the window to a URL that passed the link checks. */
  go(href: string): void
  isClosed(): boolean
  close(): void
  /** Calls the listener for messages this window sends, until the returned function is called. */
  onMessage(listener: (message: SocialMessage) => void): () => void
  /** Keeps the window out of JSON: a `Window` cannot be serialized. */
  toJSON(): undefined
}

const FEATURES = 'width=600,height=800,scrollbars=yes'

export function openSocialWindow(): SocialWindow | undefined {
  if (!hasPage()) return undefined
  // No window name: two logins with the same name would share one window, and the first to finish would close it.
  const opened = window.open('', '_blank', FEATURES)
  // Some blockers return a window that is already closed.
  if (!opened || opened.closed) return undefined
  return {
    go(href) {
      opened.location.href = href
    },
    isClosed: () => opened.closed,
    close: () => opened.close(),
    onMessage(listener) {
      const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === opened) listener({ origin, data })
      }
      window.addEventListener('message', handleMessage)
      return () => window.removeEventListener('message', handleMessage)
    },
    toJSON: () => undefined,
  }
}
