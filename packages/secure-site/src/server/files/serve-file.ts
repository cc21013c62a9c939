/**
 * Serves the files of the built frame: its page, scripts and styles.
 *
 * In      the URL; `/v1` is the frame's page and names its project
 * Out     the file with its headers; 404 for an unknown file. For an unknown project no origin may embed the frame
 * Source  design/security.md §3; R-FRAME-03
 */
import type { ServerDependencies } from '../server-dependencies.js'
import { frameHeaders } from './security-headers.js'

const FILE_NAME = /^\/([a-z0-9][a-z0-9._-]{0,63})$/

/** Serves a file by its bare name. Paths with folders get 404. */
export async function serveFile(url: URL, parts: ServerDependencies): Promise<Response> {
  const projectId = url.pathname === '/v1' ? (url.searchParams.get('projectId') ?? '') : ''
  const headers = frameHeaders(parts.getOriginRules(projectId), parts.projects.get(projectId)?.networks ?? [])
  const name = url.pathname === '/v1' ? 'v1.html' : FILE_NAME.exec(url.pathname)?.[1]
  const file = name === undefined ? undefined : await parts.files(name)
  if (!file) return new Response(null, { status: 404, headers })
  return new Response(file.bytes, { headers: { ...headers, 'content-type': file.type, 'cache-control': 'no-cache' } })
}
