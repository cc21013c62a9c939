/**
 * The pages of the login window: the redirect to the provider, and its callback.
 *
 * In      GET `/social/start`; GET or, where a provider posts, POST `/social/callback`
 * Out     a redirect to the provider; a page that posts the result to its opener, restricted to that page's exact origin;
 *         for a login in the same tab a redirect back to the page, and for one in the window of this site back to that window
 * Source  R-CONN-66, 67, 71; design/security.md §6
 */

import * as z from 'zod/mini'
import { escapeHtml, page } from '../files/page.js'
import { pageHeaders } from '../files/security-headers.js'
import { readBody } from '../http/read-body.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { SocialLogins, SocialResult } from './social-logins.js'

const SCRIPT = '/pages/social.js'
const SCRIPT_TEXT = `const { result, target } = document.querySelector('[data-result]').dataset
if (window.opener) {
  window.opener.postMessage({ resultUri: result }, target)
  window.close()
}
`

const codeSchema = z.string().check(z.minLength(1), z.maxLength(4096))

/** Serves the login window's paths. Resolves to undefined for any other path. */
export async function serveSocialPage(request: Request, url: URL, logins: SocialLogins): Promise<Response | undefined> {
  const isPost = request.method === 'POST'
  switch (url.pathname) {
    case '/social/start': {
      const target = await logins.startRedirect(parseState(url.searchParams), url.searchParams.get('redirect_uri'))
      return target === undefined ? unknownPage() : redirect(302, target)
    }
    case '/social/callback': {
      const params = isPost ? new URLSearchParams(new TextDecoder().decode(await readBody(request))) : url.searchParams
      const result = await logins.finishRedirect(parseState(params), codeSchema.safeParse(params.get('code')).data)
      return result ? serveResult(result) : unknownPage()
    }
    case SCRIPT:
      return new Response(SCRIPT_TEXT, { headers: { ...pageHeaders(), 'content-type': 'text/javascript' } })
    default:
      return undefined
  }
}

function serveResult({ resultUri, embedder, returnTo, isWindow }: SocialResult): Response {
  if (isWindow) return redirect(303, resultUri)
  if (returnTo !== undefined) {
    const back = new URL(returnTo)
    back.searchParams.set('result_uri', resultUri)
    return redirect(303, back.href)
  }
  const data = `data-result="${escapeHtml(resultUri)}" data-target="${escapeHtml(embedder)}"`
  return page({ title: 'Back to the app', markup: `<p ${data}>You can close this window.</p>`, script: SCRIPT })
}

const parseState = (params: URLSearchParams): string => opaqueIdSchema.safeParse(params.get('state')).data ?? ''

const redirect = (status: number, location: string): Response =>
  new Response(null, { status, headers: { ...pageHeaders(), location } })

const unknownPage = () =>
  page({ title: 'This login is unknown', markup: '<p>Go back to the app and start again.</p>', status: 400 })
