/**
 * The sandbox's own login provider: OAuth 2.0 with PKCE, and a consent page.
 *
 * In      a client that redirects the user; the name the user types
 * Out     a code, then a token for the matching verifier, then the identity
 *         The same name always yields the same subject
 * Source  RFC 6749, RFC 7636
 */
import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { SocialProviderName } from '../../host/session/frame-session.js'
import { escapeHtml } from '../files/page.js'
import { pageHeaders } from '../files/security-headers.js'
import { readBody } from '../http/read-body.js'
import type { SocialProvider } from '../social/social-provider.js'
import { sandboxPage } from './sandbox-page.js'

const CODE_LIFE_MS = 60_000

const NAMES: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['apple', 'Apple'],
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['discord', 'Discord'],
])

type Grant = { readonly name: string; readonly challenge: string; readonly expiresAtMs: number }

const userSchema = z.object({ sub: z.string(), name: z.string() })

/** The provider under all six names, and its request handler. */
export type SandboxSocial = {
  readonly providers: Readonly<Record<SocialProviderName, SocialProvider>>
  serve(request: Request, url: URL): Promise<Response | undefined>
}

/** Creates a provider in memory. */
export function createSandboxSocial({ origin, now }: { origin: string; now: () => number }): SandboxSocial {
  const base = `${origin}/sandbox/social`
  const grants = new Map<string, Grant>()
  const names = new Map<string, string>()

  const provider = (name: SocialProviderName): SocialProvider => ({
    clientId: name,
    authorizeUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    userUrl: `${base}/user`,
    scope: 'profile',
    readIdentity(response) {
      const user = userSchema.safeParse(response)
      return user.success ? { subject: user.data.sub, userName: user.data.name } : undefined
    },
  })

  const isOurs = (redirectUri: string | null) => redirectUri === `${origin}/social/callback`

  const showUnknown = () =>
    sandboxPage({
      title: 'Unknown app',
      notice: 'This page simulates a login. It knows no app at that address.',
      markup: '<p>Go back to the app and start again.</p>',
      status: 400,
    })

  function showConsent({ searchParams }: URL): Response {
    if (!isOurs(searchParams.get('redirect_uri'))) return showUnknown()
    const fields = ['redirect_uri', 'state', 'code_challenge'].map((name) => {
      return `<input type="hidden" name="${name}" value="${escapeHtml(searchParams.get(name) ?? '')}">`
    })
    const name = NAMES.get(searchParams.get('client_id') ?? '') ?? 'the login provider'
    const markup = `<p>Here your users confirm with their ${escapeHtml(name)} account. Any name works, and the same name is the same account.</p>
<form method="post" action="/sandbox/social/authorize">
${fields.join('\n')}
<label>Name <input name="name" value="ada" maxlength="40" autocomplete="off"></label>
<button type="submit" class="primary" name="decision" value="allow">Sign in</button>
<button type="submit" name="decision" value="cancel">Cancel</button>
</form>`
    const notice = `This page simulates ${name}. It asks for no password.`
    return sandboxPage({ title: `Sign in with ${name}`, notice, markup })
  }

  function decide(form: URLSearchParams): Response {
    const redirectUri = form.get('redirect_uri')
    if (redirectUri === null || !isOurs(redirectUri)) return showUnknown()
    const back = new URL(redirectUri)
    back.searchParams.set('state', form.get('state') ?? '')
    if (form.get('decision') === 'allow') {
      const code = randomId()
      const name = (form.get('name') ?? '').trim().slice(0, 40) || 'ada'
      grants.set(code, { name, challenge: form.get('code_challenge') ?? '', expiresAtMs: now() + CODE_LIFE_MS })
      back.searchParams.set('code', code)
    } else {
      back.searchParams.set('error', 'access_denied')
    }
    return new Response(null, { status: 303, headers: { ...pageHeaders(), location: back.href } })
  }

  async function grantToken(form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const isRight =
      grant !== undefined &&
      grant.expiresAtMs > now() &&
      isOurs(form.get('redirect_uri')) &&
      grant.challenge === (await sha256(form.get('code_verifier') ?? ''))
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const token = randomId()
    names.set(token, grant.name)
    return Response.json({ access_token: token, token_type: 'Bearer' })
  }

  function showUser(request: Request): Response {
    const name = names.get(request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '')
    if (name === undefined) return Response.json({ error: 'invalid_token' }, { status: 401 })
    return Response.json({ sub: name.toLowerCase(), name })
  }

  return {
    providers: {
      google: provider('google'),
      github: provider('github'),
      apple: provider('apple'),
      facebook: provider('facebook'),
      x: provider('x'),
      discord: provider('discord'),
    },
    async serve(request, url) {
      const form = async () => new URLSearchParams(new TextDecoder().decode(await readBody(request)))
      switch (`${request.method} ${url.pathname}`) {
        case 'GET /sandbox/social/authorize':
          return showConsent(url)
        case 'POST /sandbox/social/authorize':
          return decide(await form())
        case 'POST /sandbox/social/token':
          return grantToken(await form())
        case 'GET /sandbox/social/user':
          return showUser(request)
        default:
          return undefined
      }
    },
  }
}
