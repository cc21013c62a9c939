/** The page's requests to other servers than its own, whether or not fakes answer them. */
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

/** What the page has loaded for pairing: scripts with the vendor's code, and open connections. */
export type PairingTraces = {
  readonly chunks: () => Promise<readonly string[]>
  readonly sockets: () => readonly string[]
}

/** A word that is frequent in the provider's code and occurs in no other code. */
const PROVIDER_MARK = 'wc_sessionPropose'

/** Begins to watch for pairing. */
export function watchPairing(page: Page, ownUrl: string | undefined): PairingTraces {
  const scripts = new Set<string>()
  const sockets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  page.on('websocket', (socket) => sockets.push(socket.url()))
  return {
    sockets: () => sockets,
    async chunks() {
      const own = [...scripts].filter((url) => ownUrl !== undefined && url.startsWith(ownUrl))
      const texts = await Promise.all(own.map(async (url) => (await page.request.get(url)).text()))
      return own.filter((_, at) => texts[at]?.includes(PROVIDER_MARK))
    },
  }
}
