/**
 * The frame's server: its files, the auth and vault API, and the pages that open in separate windows.
 *
 * In      requests; only their path, query, method, proof and body are read, never the host they claim; for the frame's page
 *         also the Referer, which grants nothing
 * Out     responses; every error is a response too
 * Source  design/security.md §2, §3, §6
 */
import { createAccountStore } from './account/account-store.js'
import { createLoginStore } from './account/login-store.js'
import { createRecentProofs } from './account/recent-proofs.js'
import { createSessionApi } from './account/session-api.js'
import { createAccountNotices, createChangeNotices, withRenewalNotice } from './account-window/account-notices.js'
import { createAccountWindowApi } from './account-window/account-window-api.js'
import { createAccountWindows } from './account-window/account-windows.js'
import { createDeleteAccount } from './account-window/delete-account.js'
import { createSessions } from './account-window/sessions.js'
import { createChallenges } from './email/challenges.js'
import { serveDevicePage } from './email/device-page.js'
import { createEmailApi } from './email/email-api.js'
import { createKnownDevices } from './email/known-devices.js'
import { createUpdateEmailApi } from './email/update-email-api.js'
import { ResponseError } from './errors/response-error.js'
import { createFarcasterApi } from './farcaster/farcaster-api.js'
import { serveDashboard } from './files/dashboard-page.js'
import { serveForbidden } from './files/forbidden-page.js'
import { servePageStyle } from './files/page-style.js'
import { apiHeaders } from './files/security-headers.js'
import { serveFile } from './files/serve-file.js'
import { serveRedirect } from './files/serve-redirect.js'
import type { FrameServerOptions } from './frame-server-options.js'
import type { Call, CallHandler } from './http/call.js'
import { parseCall } from './http/parse-api-call.js'
import { serveHealth } from './http/serve-health.js'
import { createKeyWindows } from './keys/key-windows.js'
import { createPasskeyStore } from './keys/passkey-store.js'
import { serveRefusePage } from './keys/refuse-page.js'
import { createWalletDevices } from './keys/wallet-devices.js'
import { createLimiter } from './limits/limiter.js'
import { createMailLimits } from './limits/mail-limits.js'
import { toNetwork } from './limits/network.js'
import { isAudited, type RefusedDevice, toAuditEvent, toRefusalEvent } from './log/audit.js'
import { createServerDependencies } from './server-dependencies.js'
import { createSocialApi } from './social/social-api.js'
import { createSocialLogins } from './social/social-logins.js'
import { serveSocialPage } from './social/social-pages.js'
import { createEscrowShares } from './vault/escrow.js'
import { createVaultApi } from './vault/vault-api.js'
import { createVaultStore } from './vault/vault-store.js'
import { createLoginLinks } from './window/login-links.js'
import { createWindowCalls } from './window/window-calls.js'

// Pages that accept a form.
const FORMS: ReadonlySet<string> = new Set(['/device', '/refuse', '/social/callback'])

/** Handles every request to the frame's origin. */
export type FrameServer = { handle(request: Request, client?: FrameClient): Promise<Response> }

/** The client of a request. */
export type FrameClient = {
  /** IP address that the socket or a trusted proxy reports. Limits by network need it. */
  readonly address?: string | undefined
  /** Names the request in errors and audit events. */
  readonly requestId?: string | undefined
}

/**
 * Creates a frame server. Throws a `TypeError` when the origin is not one, without `login`, or when both services share a
 * store.
 */
export function createFrameServer(options: FrameServerOptions): FrameServer {
  const parts = createServerDependencies(options)
  const notify = createAccountNotices(parts)
  const userLogins = createLoginStore(parts)
  const proofs = createRecentProofs(parts)
  const accounts = withRenewalNotice(createAccountStore(parts, userLogins), notify)
  const devices = createKnownDevices(parts.store, 'known-device')
  const windows = createKnownDevices(parts.store, 'known-window')
  const vaults = createVaultStore(parts.store, accounts)
  const walletDevices = createWalletDevices(parts)
  const passkeys = createPasskeyStore(parts.store, accounts)
  const keyWindows = createKeyWindows(parts)
  const shares = createEscrowShares(parts.shares)
  const limits = createMailLimits(createLimiter(parts), parts.login === 'window' ? windows : devices)
  const challenges = createChallenges(parts, devices, limits)
  const logins = createSocialLogins(parts)
  const { confirmsDevices = true } = options
  const accountWindows = createAccountWindows({ parts, accounts, logins: userLogins, proofs })
  const sessions = createSessions(parts, userLogins, walletDevices)
  const deleteAccount = createDeleteAccount({ parts, accounts, shares, sessions })
  const inWindow = createWindowCalls({
    parts,
    accounts,
    proofs,
    vaults,
    devices: walletDevices,
    passkeys,
    keyWindows,
    notifyChange: createChangeNotices(parts),
    shares,
    windows,
    links: createLoginLinks(parts, limits),
    challenges,
    logins,
  })
  // A login that is not offered has no call, so no other client can use it.
  const loginCalls =
    parts.login === 'window'
      ? inWindow.frameCalls
      : [
          ...createEmailApi({ confirmsDevices, devices, challenges, accounts }),
          ...createSocialApi({ parts, logins, accounts }),
          ...createFarcasterApi({ parts, accounts }),
        ]
  const calls = new Map<string, CallHandler>([
    ...createSessionApi(accounts),
    ...loginCalls,
    // With a login in the page these have no tickets but those of the account window.
    ...inWindow.windowCalls,
    ...createAccountWindowApi({
      parts,
      vaults,
      devices: walletDevices,
      passkeys,
      keyWindows,
      shares,
      windows: accountWindows,
      logins: userLogins,
      sessions,
      tickets: inWindow.tickets,
      deleteAccount,
      notify,
    }),
    ...createUpdateEmailApi({ challenges, accounts }),
    ...createVaultApi({ parts, accounts, vaults, shares }),
  ])

  async function findAccountId(call: Call): Promise<string | undefined> {
    const account = (await accounts.find(call)) ?? (await accountWindows.find(call))?.account
    return account?.id ?? inWindow.findAccountId(call)
  }

  async function handleCall(request: Request, path: string, client: FrameClient): Promise<Response> {
    const handler = calls.get(path)
    if (!handler) throw new ResponseError(404, { message: 'Not found' })
    if (request.method !== 'POST') throw new ResponseError(405, { message: 'Use POST' })
    const call = await parseCall(request, { path, network: toNetwork(client.address), parts })
    const { requestId } = client
    const accountId = parts.onAudit && isAudited(path) ? await findAccountId(call) : undefined
    const audit = (status: number, result?: unknown) => {
      const event = toAuditEvent({ path, call, status, requestId, accountId, result, timeMs: parts.now() })
      if (event) parts.onAudit?.(event)
    }
    try {
      const result = await handler(call)
      audit(200, result)
      return json(200, result)
    } catch (error) {
      audit(error instanceof ResponseError ? error.status : 500)
      throw error
    }
  }

  function serveProject(projectId: string): Response {
    const project = parts.projects.get(projectId)
    if (!project) throw new ResponseError(404, { message: 'Unknown project' })
    const { login, passkeyApprovals } = parts
    return json(200, { ...parts.getOriginRules(projectId), networks: project.networks, login, passkeyApprovals })
  }

  async function route(request: Request, client: FrameClient): Promise<Response> {
    const url = new URL(request.url)
    const { pathname } = url
    if (pathname.startsWith('/api/')) return handleCall(request, pathname, client)
    const isAllowed = request.method === 'GET' || (request.method === 'POST' && FORMS.has(pathname))
    if (!isAllowed) throw new ResponseError(405, { message: 'Use GET' })
    if (pathname === '/health') return serveHealth(parts)
    if (pathname === '/project') return serveProject(url.searchParams.get('projectId') ?? '')
    if (pathname === '/redirect') return serveRedirect(request, parts)
    if (pathname === '/device') return serveDevicePage(request, url, challenges)
    if (pathname === '/refuse') {
      const onRefused = (device: RefusedDevice) => {
        const { requestId, address } = client
        parts.onAudit?.(toRefusalEvent(device, { requestId, network: toNetwork(address), timeMs: parts.now() }))
      }
      return serveRefusePage(request, url, { devices: walletDevices, onRefused })
    }
    if (pathname === '/dashboard') return serveDashboard()
    const social = await serveSocialPage(request, url, logins)
    if (social) return social
    if (pathname === '/pages.css') return servePageStyle()
    return serveForbidden(request, url, parts) ?? serveFile(url, parts)
  }

  return {
    async handle(request, client = {}) {
      try {
        return await route(request, client)
      } catch (error) {
        const isExpected = error instanceof ResponseError
        if (!isExpected || error.status >= 500) parts.onError(error, client)
        if (isExpected) return json(error.status, { error: error.body })
        return json(500, { error: { message: 'Something went wrong' } })
      }
    },
  }
}

function json(status: number, value: unknown): Response {
  return new Response(JSON.stringify(value), { status, headers: apiHeaders() })
}
