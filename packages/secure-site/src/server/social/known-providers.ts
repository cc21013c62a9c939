/**
 * The six login providers: their endpoints, and how to parse the identity they return.
 *
 * In      a provider's name, the client id and secret that it issued
 * Out     a provider for the server option `socials`
 * Source  R-CONN-65; the providers' own documentation
 */
import * as z from 'zod/mini'
import type { SocialProviderName } from '../../host/session/frame-session.js'
import type { SocialIdentity, SocialProvider } from './social-provider.js'

type Known = Omit<SocialProvider, 'clientId' | 'clientSecret'>

const text = z.string().check(z.minLength(1), z.maxLength(320))

const idTokenSchema = z.object({
  sub: text,
  email: z.optional(text),
  // Apple sends it as text.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(text),
})
const githubSchema = z.object({ id: z.int(), login: text })
const facebookSchema = z.object({ id: text, name: z.optional(text) })
const xSchema = z.object({ data: z.object({ id: text, username: text }) })
const discordSchema = z.object({
  id: text,
  username: text,
  email: z.nullish(text),
  verified: z.optional(z.boolean()),
})

/** Creates a parser that returns undefined when the response does not match the schema. */
function createParser<Parsed>(
  schema: z.ZodMiniType<Parsed>,
  toIdentity: (response: Parsed) => SocialIdentity,
): (response: unknown) => SocialIdentity | undefined {
  return (response) => {
    const parsed = schema.safeParse(response)
    return parsed.success ? toIdentity(parsed.data) : undefined
  }
}

const parseIdToken = createParser(idTokenSchema, ({ sub, email, email_verified: verified, name }) => ({
  subject: sub,
  ...(email !== undefined && String(verified) === 'true' && { email }),
  ...(name !== undefined && { userName: name }),
}))

const known: Readonly<Record<SocialProviderName, Known>> = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'openid email profile',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    readIdentity: parseIdToken,
  },
  apple: {
    authorizeUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    scope: 'openid email name',
    issuers: ['https://appleid.apple.com'],
    authorizeParams: { response_mode: 'form_post' },
    readIdentity: parseIdToken,
  },
  github: {
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userUrl: 'https://api.github.com/user',
    scope: 'read:user',
    readIdentity: createParser(githubSchema, ({ id, login }) => ({ subject: String(id), userName: login })),
  },
  facebook: {
    authorizeUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
    userUrl: 'https://graph.facebook.com/v21.0/me?fields=id,name',
    scope: 'public_profile',
    readIdentity: createParser(facebookSchema, ({ id, name }) => ({
      subject: id,
      ...(name !== undefined && { userName: name }),
    })),
  },
  x: {
    authorizeUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    userUrl: 'https://api.x.com/2/users/me',
    scope: 'users.read tweet.read',
    clientAuthentication: 'basic',
    readIdentity: createParser(xSchema, ({ data }) => ({ subject: data.id, userName: data.username })),
  },
  discord: {
    authorizeUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    userUrl: 'https://discord.com/api/users/@me',
    scope: 'identify email',
    readIdentity: createParser(discordSchema, ({ id, username, email, verified }) => ({
      subject: id,
      userName: username,
      ...(typeof email === 'string' && verified === true && { email }),
    })),
  },
}

/** Creates one of the six providers with your client id and secret. */
export function createSocialProvider(
  name: SocialProviderName,
  client: Pick<SocialProvider, 'clientId' | 'clientSecret'>,
): SocialProvider {
  return { ...known[name], ...client }
}
