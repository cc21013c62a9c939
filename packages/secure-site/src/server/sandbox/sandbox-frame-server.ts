/**
 * A frame server that needs nobody else: a mailbox that can be read, a login provider and a Farcaster relay of its own.
 * For demos and tests alone: whoever reaches it reads every mail and logs in as anybody.
 *
 * In      origin, projects and files, as a real server takes them
 * Out     the server, which also answers under `/sandbox`; the mails it would have sent
 *           GET  /sandbox/mails              the mails as JSON, newest first; with `Accept: text/html` a page
 *           GET  /dashboard                  says that there is none
 *           GET  /sandbox/social/authorize   the consent page of all six providers: Sign in as …, Cancel
 *           GET  /sandbox/farcaster?channel  the page behind the address that is shown
 *           POST /sandbox/farcaster/approve  form fields `channel`, `userName`
 */
import { page } from '../files/page.js'
import { createFrameServer, type FrameServer } from '../frame-server.js'
import type { FrameMail, FrameServerOptions } from '../frame-server-options.js'
import { createSandboxFarcaster } from './sandbox-farcaster.js'
import { createSandboxSocial } from './sandbox-social.js'
import { serveMailbox } from './serve-mailbox.js'

const MAX_MAILS = 100
const NO_DASHBOARD = '<p>This sandbox has no dashboard. A site of your own has it at this address.</p>'

/** What a sandbox needs; the rest may be given as for a real server. */
export type SandboxOptions = Pick<FrameServerOptions, 'origin' | 'projects' | 'files'> & Partial<FrameServerOptions>

/** A frame server with its mailbox. */
export type SandboxFrameServer = FrameServer & {
  /** What was mailed, newest first. */
  mails(): readonly FrameMail[]
}

/** Devices need no link and development hosts are allowed, unless the options say otherwise. */
export function createSandboxFrameServer(options: SandboxOptions): SandboxFrameServer {
  const { origin, now = Date.now } = options
  const mails: FrameMail[] = []
  const social = createSandboxSocial({ origin, now })
  const farcaster = createSandboxFarcaster({ origin, now })

  async function serveSandbox(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    if (url.pathname === '/sandbox/mails') return serveMailbox(request, mails)
    if (url.pathname === '/dashboard') return page({ title: 'Dashboard', markup: NO_DASHBOARD })
    return (await social.serve(request, url)) ?? (await farcaster.serve(request, url))
  }

  const server = createFrameServer({
    confirmsDevices: false,
    isDevelopment: true,
    socials: social.providers,
    farcaster: farcaster.options,
    // The provider and the relay live here: nothing goes over a network.
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
