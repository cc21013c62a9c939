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

/** What of pairing has come into the page: scripts with the vendor's code in them, and connections kept open. */
export type PairingTraces = {
  readonly chunks: () => Promise<readonly string[]>
  readonly sockets: () => readonly string[]
}

/** A word that the provider's code is full of and nobody else's has. */
const PROVIDER_MARK = 'wc_sessionPropose'

/** Begins to look for pairing. */
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
