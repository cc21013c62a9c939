import type { DevicePage } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'

/** What the adapter reads from its page to find wallets and a Safe around it. Passed in, so nothing else touches `window`. */
export type Page = {
  /** Receives wallet announcements and messages from other windows. */
  readonly events: EventTarget
  /** The window that frames the page; undefined when the page is not framed. */
  readonly parent: MessageTarget | undefined
  readonly navigator: DevicePage['navigator']
  /** Origins of the frames around the page, nearest first; empty when the page is not framed. */
  readonly ancestorOrigins: readonly string[]
  /** The value of `window.ethereum`, unchecked. */
  readonly ethereum: () => unknown
}

/** Another window that accepts messages. */
export type MessageTarget = { postMessage(message: unknown, targetOrigin: string): void }

/** The page of this browser; undefined on a server. */
export function browserPage(): Page | undefined {
  if (typeof window === 'undefined') return undefined
  return {
    events: window,
    parent: window.parent === window ? undefined : window.parent,
    navigator,
    ancestorOrigins: readAncestorOrigins(),
    ethereum: () => safeGet(window, 'ethereum'),
  }
}

function readAncestorOrigins(): readonly string[] {
  if (window.parent === window) return []
  // Firefox has no `ancestorOrigins`; there the referrer names the page that frames this one.
  const known = window.location.ancestorOrigins
  if (known !== undefined) return [...known]
  return URL.canParse(document.referrer) ? [new URL(document.referrer).origin] : []
}
