/**
 * A frame server without external dependencies: it has a readable mailbox, its own login provider and Farcaster relay.
 * Only for demos and tests: everyone who can reach it can read every mail and log in as any user.
 *
 * In      origin, projects and files, as for a real server
 * Out     the server, which also serves `/sandbox`; the mails it would have sent
 *           GET  /sandbox/mails?to           the mails of an address as JSON, newest first, of all without `to`; with
 *                                            `Accept: text/html` a page
 *           GET  /sandbox/social/authorize   the consent page of all six providers: Sign in as …, Cancel
 *           GET  /sandbox/farcaster?channel  the page of the URL that is shown
 *           POST /sandbox/farcaster/approve  form fields `channel`, `userName`
 *           GET  /sandbox/farcaster/messages?userName  the messages of that account, with the links of its logins
 */
import type { FrameMail } from './email/frame-mail.js'
import { createFrameServer, type FrameServer } from './frame-server.js'
import type { FrameServerOptions } from './frame-server-options.js'
import { createSandboxFarcaster } from './sandbox/sandbox-farcaster.js'
import { createSandboxSocial } from './sandbox/sandbox-social.js'
import { SANDBOX_STYLE_PATH, serveSandboxStyle } from './sandbox/sandbox-style.js'
import { serveMailbox } from './sandbox/serve-mailbox.js'
import { createMemoryStore } from './store/memory-store.js'
import { createKeyWrapper, createWrappingKey } from './vault/key-wrapper.js'

const MAX_MAILS = 100

/** Required options of a sandbox; all others are optional. */
export type SandboxOptions = Pick<FrameServerOptions, 'origin' | 'projects' | 'files' | 'login'> &
  Partial<FrameServerOptions>

/** A frame server with its mailbox. */
export type SandboxFrameServer = FrameServer & {
  /** Returns the mails, newest first. */
  mails(): readonly FrameMail[]
}

/**
 * Creates a sandbox. By default devices need no link, passkeys approve, local and preview hosts are allowed, and everything is in memory. Throws when
 * `NODE_ENV` is `production`, unless it gets stores.
 */
export function createSandboxFrameServer(options: SandboxOptions): SandboxFrameServer {
  const { origin, now = Date.now } = options
  const mails: FrameMail[] = []
  const social = createSandboxSocial({ origin, now })
  const farcaster = createSandboxFarcaster({ origin, now })

  async function serveSandbox(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    if (url.pathname === '/sandbox/mails') return serveMailbox(request, mails, now())
    if (url.pathname === SANDBOX_STYLE_PATH) return serveSandboxStyle()
    return (await social.serve(request, url)) ?? (await farcaster.serve(request, url))
  }

  const createShares = () => ({ store: createMemoryStore(now), wrapper: createKeyWrapper(createWrappingKey()) })
  const server = createFrameServer({
    store: options.store ?? createMemoryStore(now),
    shares: options.shares ?? { auth: createShares(), vault: createShares() },
    confirmsDevices: false,
    escrowDelayMs: 0,
    isDevelopment: true,
    passkeyApprovals: options.login === 'window',
    socials: social.providers,
    farcaster: farcaster.options,
    // The provider and the relay are part of this server, so nothing is sent over a network.
    fetch: async (request) => (await serveSandbox(request)) ?? new Response(null, { status: 404 }),
    ...options,
    async sendMail(mail) {
      mails.unshift(mail)
      mails.length = Math.min(mails.length, MAX_MAILS)
      await options.sendMail?.(mail)
    },
  })

  return {
    handle: async (request) => (await serveSandbox(request)) ?? server.handle(request),
    mails: () => [...mails],
  }
}
