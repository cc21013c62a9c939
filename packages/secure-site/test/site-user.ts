/**
 * A user with a browser of their own, who calls a secure site over HTTP as the frame does.
 *
 * In      where the site listens, its origin and a page's; an address on the internet
 * Out     a session of the frame, with its keys in this process
 */
import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import { createFrameSession } from '../src/host/session/session.js'
import { startSignerLine } from './signer-connection.js'

/** Options of a user. */
export type SiteUserParams = {
  /** Base URL of an instance, picked anew for each request. */
  readonly base: () => string
  readonly origin: string
  readonly page: string
  readonly address: string
  /** The browser's storage: with one that was used before, the device is known. */
  readonly storage?: FrameStorage
}

/** Creates the user's session. */
export function createSiteUser({ base, origin, page, address, storage = createMemoryStorage() }: SiteUserParams) {
  return createFrameSession({
    api: `${origin}/api`,
    projectId: 'project',
    embedder: page,
    storage,
    createWorker: () => startSignerLine().port,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      const moved = new Request(`${base()}${pathname}`, request)
      moved.headers.set('x-forwarded-for', address)
      return fetch(moved)
    },
    now: Date.now,
    pause: () => Promise.reject(new Error('Nothing is polled here')),
  })
}
