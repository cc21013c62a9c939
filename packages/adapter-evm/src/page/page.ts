import type { DevicePage } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'

/** What the adapter reads of the page it runs in. Passed in, so that nothing else touches `window`. */
export type Page = {
  /** Where wallets announce themselves, and messages of other windows arrive. */
  readonly events: EventTarget
  /** The window around the page; undefined when it is not framed. */
  readonly parent: MessageTarget | undefined
  readonly navigator: DevicePage['navigator']
  /** Origins of the frames around the page, the nearest first; empty when it is not framed. */
  readonly ancestorOrigins: readonly string[]
  /** The legacy injected provider, whatever it is. */
  readonly ethereum: () => unknown
}

/** Another window, as far as it can be written to. */
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
  // Firefox has no ancestorOrigins; there the referrer names the page that framed this one.
  const known = window.location.ancestorOrigins
  if (known !== undefined) return [...known]
  return URL.canParse(document.referrer) ? [new URL(document.referrer).origin] : []
}
