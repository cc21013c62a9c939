import { safeGet } from '@bowline/kit-core/adapter'

/** Access to the page, to find wallets. It is passed in, so that no other code uses `window`. */
export type Page = {
  /** Target of the Wallet Standard registration events. */
  readonly events: EventTarget
  /** Reads the value at a dotted path of global names; undefined when there is none. */
  readonly read: (path: string) => unknown
}

/** Gets the page of this browser; undefined on a server. */
export function getBrowserPage(): Page | undefined {
  if (typeof window === 'undefined') return undefined
  return { events: window, read: (path) => path.split('.').reduce<unknown>(safeGet, window) }
}
