/**
 * The frame's server: its files, the auth and vault API, and the pages that open in separate windows.
 *
 * In      requests; only their path, query, method, proof and body are read, never the host they claim; for the frame's page
 *         also the Referer, which grants nothing
 * Out     responses; every error is a response too
 * Source  design/security.md §2, §3, §6
 */
import { createAccountStore } from './account/account-store.js'
import { createSessionApi } from './account/session-api.js'
import { createChallenges } from './email/challenges.js'
import { serveDevicePage } from './email/device-page.js'
import { createEmailApi } from './email/email-api.js'
import { createKnownDevices } from './email/known-devices.js'
import { createUpdateEmailApi } from './email/update-email-api.js'
import { createFarcasterApi } from './farcaster/farcaster-api.js'
import { serveForbidden } from './files/forbidden-page.js'
import { servePageStyle } from './files/page-style.js'
import { apiHeaders } from './files/security-headers.js'
import { serveFile } from './files/serve-file.js'
import type { FrameServerOptions } from './frame-server-options.js'
import type { CallHandler } from './http/call.js'
import { parseCall } from './http/parse-api-call.js'
import { RefusalError } from './http/refusal-error.js'
import { createServerDependencies } from './server-dependencies.js'
import { createSocialApi } from './social/social-api.js'
import { createSocialLogins } from './social/social-logins.js'
import { serveSocialPage } from './social/social-pages.js'
import { createVaultApi } from './vault/vault-api.js'
import { createLoginTickets } from './window/login-tickets.js'
import { createWindowApi } from './window/window-api.js'

// Pages that accept a form.
const FORMS: ReadonlySet<string> = new Set(['/device', '/social/callback'])

/** Handles every request to the frame's origin. */
export type FrameServer = { handle(request: Request): Promise<Response> }

/**
 * Creates a frame server. Throws a `TypeError` when the origin is not one, without `login`, or when both services share a
 * store.
 */
export function createFrameServer(options: FrameServerOptions): FrameServer {
  const parts = createServerDependencies(options)
  const accounts = createAccountStore(parts)
  const devices = createKnownDevices(parts.store, 'known-device')
  const windows = createKnownDevices(parts.store, 'known-window')
  const tickets = createLoginTickets(parts, accounts)
  const challenges = createChallenges(parts, devices)
  const logins = createSocialLogins(parts)
  const { confirmsDevices = true } = options
  // A login that is not offered has no call, so no other client can use it.
  const loginCalls =
    parts.login === 'window'
      ? createWindowApi({ parts, tickets, windows, challenges, logins })
      : [
          ...createEmailApi({ confirmsDevices, devices, challenges, accounts }),
          ...createSocialApi({ parts, logins, accounts }),
          ...createFarcasterApi({ parts, accounts }),
        ]
  const calls = new Map<string, CallHandler>([
    ...createSessionApi(accounts),
    ...loginCalls,
    ...createUpdateEmailApi({ challenges, accounts }),
    ...createVaultApi({ parts, accounts }),
  ])

  async function handleCall(request: Request, path: string): Promise<Response> {
    const handler = calls.get(path)
    if (!handler) throw new RefusalError(404, { message: 'Not found' })
    if (request.method !== 'POST') throw new RefusalError(405, { message: 'Use POST' })
    return json(200, await handler(await parseCall(request, path, parts)))
  }

  function serveProject(projectId: string): Response {
    const project = parts.projects.get(projectId)
    if (!project) throw new RefusalError(404, { message: 'Unknown project' })
    return json(200, { ...parts.getOriginRules(projectId), networks: project.networks, login: parts.login })
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const { pathname } = url
    if (pathname.startsWith('/api/')) return handleCall(request, pathname)
    const isAllowed = request.method === 'GET' || (request.method === 'POST' && FORMS.has(pathname))
    if (!isAllowed) throw new RefusalError(405, { message: 'Use GET' })
    if (pathname === '/project') return serveProject(url.searchParams.get('projectId') ?? '')
    if (pathname === '/device') return serveDevicePage(request, url, challenges)
    const social = await serveSocialPage(request, url, logins)
    if (social) return social
    if (pathname === '/pages.css') return servePageStyle()
    return serveForbidden(request, url, parts) ?? serveFile(url, parts)
  }

  return {
    async handle(request) {
      try {
        return await route(request)
      } catch (error) {
        const isRefusal = error instanceof RefusalError
        if (!isRefusal || error.status >= 500) parts.onError(error)
        if (isRefusal) return json(error.status, { error: error.refusal })
        return json(500, { error: { message: 'Something went wrong' } })
      }
    },
  }
}

function json(status: number, value: unknown): Response {
  return new Response(JSON.stringify(value), { status, headers: apiHeaders() })
}
