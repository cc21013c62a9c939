/**
 * A user with a browser of their own, who calls a secure site over HTTP as the frame does.
 *
 * In      how requests are sent, the site's origin and a page's; an address on the internet
 * Out     a session of the frame, with its keys in this process
 */
import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import { createFrameSession } from '../src/host/session/session.js'
import { startSignerLine } from './signer-connection.js'

/** Options of a user. */
export type SiteUserParams = {
  /** Sends a request to an instance. */
  readonly send: (request: Request) => Promise<Response>
  readonly origin: string
  readonly page: string
  readonly address: string
  /** The browser's storage: with one that was used before, the device is known. */
  readonly storage?: FrameStorage
}

/** Creates the user's session. */
export function createSiteUser({ send, origin, page, address, storage = createMemoryStorage() }: SiteUserParams) {
  return createFrameSession({
    api: `${origin}/api`,
    projectId: 'project',
    embedder: page,
    storage,
    createWorker: () => startSignerLine().port,
    fetch: (request) => {
      const forwarded = new Request(request)
      forwarded.headers.set('x-forwarded-for', address)
      return send(forwarded)
    },
    now: Date.now,
    pause: () => Promise.reject(new Error('Nothing is polled here')),
  })
}
