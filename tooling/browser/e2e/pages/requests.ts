/** What the page asks of others than its own server, answered by fakes or not. */
import type { Page } from '@playwright/test'

/** The requests so far, as `METHOD origin/path`, oldest first. */
export type OutsideRequests = { readonly list: () => readonly string[]; readonly clear: () => void }

/** Begins to listen. */
export function watchRequests(page: Page, ownUrl: string | undefined): OutsideRequests {
  let seen: readonly string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    const isOutside = protocol.startsWith('http') && origin !== ownUrl
    if (isOutside) seen = [...seen, `${request.method()} ${origin}${pathname}`]
  })
  return {
    list: () => seen,
    clear() {
      seen = []
    },
  }
}
