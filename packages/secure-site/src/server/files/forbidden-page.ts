/**
 * The page that replaces the frame on sites that the project does not allow. It is empty and posts FORBIDDEN to the site.
 * `frame-ancestors` blocks the frame's own page there, and a blocked frame could not say why.
 *
 * In      the request for `/v1`, whose Referer is the embedding page; or for this page's script
 * Out     the page, which only that origin may embed; undefined for an allowed page, this site itself, an unknown
 *         project, and a missing or unusable Referer
 * Source  R-FRAME-73, R-ALERT-06
 */
import { type ForbiddenMessage, frameType } from '@bowline/secure-frame/protocol'
import { getFrameAncestors, isAllowedOrigin } from '../../origin/allowed-origin.js'
import { getOrigin } from '../../origin/get-origin.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { escapeHtml } from './page.js'
import { pageHeaders } from './security-headers.js'

const SCRIPT = '/pages/forbidden.js'
const MESSAGE: ForbiddenMessage = { type: frameType('FORBIDDEN') }
const SCRIPT_TEXT = `const { target } = document.currentScript.dataset
if (parent !== window && parent === top) parent.postMessage(${JSON.stringify(MESSAGE)}, target)
`

/** Serves the page and its script. */
export function serveForbidden(request: Request, url: URL, parts: ServerDependencies): Response | undefined {
  if (url.pathname === SCRIPT)
    return new Response(SCRIPT_TEXT, { headers: { ...pageHeaders(), 'content-type': 'text/javascript' } })
  const projectId = url.searchParams.get('projectId') ?? ''
  if (url.pathname !== '/v1' || !parts.projects.has(projectId)) return undefined
  const origin = getOrigin(request.headers.get('referer') ?? '')
  if (origin === undefined || origin === parts.origin || isAllowedOrigin(parts.getOriginRules(projectId), origin))
    return undefined
  const ancestors = getFrameAncestors({ patterns: [origin], isDevelopment: false })
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page is not allowed</title>
<script src="${SCRIPT}" data-target="${escapeHtml(origin)}"></script>
</html>
`
  return new Response(html, {
    status: 403,
    headers: { ...pageHeaders(ancestors), 'cross-origin-embedder-policy': 'require-corp' },
  })
}
