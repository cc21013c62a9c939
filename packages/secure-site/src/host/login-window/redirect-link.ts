/**
 * The link with which a frame sends its page to the secure site, where no window opens. All of it is in the fragment, which no server
 * gets; the query holds its hash, because another window could change a fragment without a request.
 *
 * In      the login
 * Out     a link, which `readRedirectLink` reads
 * Source  R-FRAME-117; security design §6
 */
import { toBase64Url } from '../../bytes/base64url.js'
import { sha256 } from '../../bytes/sha256.js'
import { getOrigin } from '../../origin/get-origin.js'
import type { RedirectLogin } from './redirect-schema.js'

/** Path that the server answers only when a document of this origin, such as the frame, opens it. */
export const REDIRECT_PATH = '/redirect'

/** Creates the link. */
export async function createRedirectLink(origin: string, login: RedirectLogin): Promise<string> {
  const fragment = toBase64Url(new TextEncoder().encode(JSON.stringify(login)))
  return `${origin}${REDIRECT_PATH}?hash=${await sha256(fragment)}#${fragment}`
}

/** Whether an address is on the page's origin: only such a one is gone back to. */
export const isOfPage = (address: string, embedder: string): boolean => getOrigin(address) === embedder
