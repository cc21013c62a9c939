import { safeGet } from '@bowline/kit-core/adapter'

/** What the adapter reads of the page it runs in. Passed in, so that nothing else touches `window`. */
export type Page = {
  /** Where Wallet Standard wallets register. */
  readonly events: EventTarget
  /** What stands at a dotted path of the page's global names, whatever it is. */
  readonly read: (path: string) => unknown
}

/** The page of this browser; undefined on a server. */
export function browserPage(): Page | undefined {
  if (typeof window === 'undefined') return undefined
  return { events: window, read: (path) => path.split('.').reduce<unknown>(safeGet, window) }
}
