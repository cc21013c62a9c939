/**
 * The login page of a tab that has left its page. Only a document of this origin may open it, which the browser states in its headers:
 * a page could open it with the ticket of another client, whose user would then get this user's login.
 *
 * In      the request with its fetch metadata
 * Out     the login page, cut off from other windows; 403 with a sentence for any other opener, and for browsers that send no metadata
 * Source  R-FRAME-117; Fetch Metadata Request Headers
 */
import type { ServerDependencies } from '../server-dependencies.js'
import { page } from './page.js'
import { serveFile } from './serve-file.js'

const EXPECTED = { site: 'same-origin', mode: 'navigate', dest: 'document' }

/** Serves `/redirect`. */
export async function serveRedirect(request: Request, parts: ServerDependencies): Promise<Response> {
  const isOwn = Object.entries(EXPECTED).every(([name, value]) => request.headers.get(`sec-fetch-${name}`) === value)
  if (!isOwn)
    return page({
      title: 'You’re not logged in',
      markup:
        '<p>This login did not begin in this browser, or the browser is too old for it. Go back to the app and start again.</p>',
      status: 403,
    })
  const response = await serveFile(new URL('/login.html', parts.origin), parts)
  response.headers.set('cross-origin-opener-policy', 'same-origin')
  return response
}
