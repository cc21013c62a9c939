/**
 * Channels of a Farcaster relay: one per login. Nonce and expiry of the message are this server's own and used once, so the relay cannot
 * replay a message that it has seen.
 *
 * In      what a channel belongs to; later its id
 * Out     the URL to show; the identity once the user approved
 * Throws  ResponseError 404 when Farcaster is not configured, 410 for a channel that is unknown, expired, used or another caller's,
 *         401 when the relay's result is not valid, 502 when the relay cannot be reached or names an unsafe URL
 * Source  R-FRAME-80, R-FRAME-84; FIP-11 (Sign in with Farcaster)
 */
import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { ProvenIdentity } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import { fetchExternal } from '../http/fetch-external.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'
import { isSignedByFarcaster } from './is-signed-by-farcaster.js'

const CHANNEL_LIFE_MS = 10 * 60_000

const text = z.string().check(z.minLength(1), z.maxLength(2048))
const openedSchema = z.object({ channelToken: text, url: z.url().check(z.maxLength(2048)) })
const statusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({
    state: z.literal('completed'),
    message: z.string().check(z.maxLength(4096)),
    signature: z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{2,4096}$/))]),
    fid: z.int().check(z.positive()),
    username: z.optional(z.string().check(z.maxLength(64))),
  }),
])
const channelSchema = z.object({ owner: opaqueIdSchema, token: text, nonce: text, openedAtMs: z.int() })

/** The channels. `owner`: what only the caller that opened the channel can name. */
export type FarcasterChannels = {
  open(owner: string): Promise<{ url: string; challenge: string }>
  /** Uses the channel up once the user has approved; undefined before. */
  take(challenge: string, owner: string): Promise<ProvenIdentity | undefined>
}

/** Creates the channels. `path`: of the page on this origin that the signed messages name as their URI. */
export function createFarcasterChannels(
  { store, now, origin, fetch, farcaster }: ServerDependencies,
  path: '/v1' | '/login.html',
): FarcasterChannels {
  const channels = createTypedStore(store, 'farcaster', channelSchema)
  const domain = new URL(origin).host
  const uri = `${origin}${path}`
  const toOwner = (owner: string) => sha256(`${path} ${owner}`)
  const isSafe = (url: string) => new URL(url).protocol === 'https:' || new URL(url).origin === origin

  const requireFarcaster = () => {
    if (!farcaster) throw new ResponseError(404, { message: 'This login isn’t available' })
    return farcaster
  }

  return {
    async open(owner) {
      const { relayUrl } = requireFarcaster()
      const nonce = createNonce()
      const openedAtMs = now()
      const expirationTime = new Date(openedAtMs + CHANNEL_LIFE_MS).toISOString()
      const { json } = await fetchExternal(fetch, `${relayUrl}/v1/channel`, {
        method: 'POST',
        body: JSON.stringify({ siweUri: uri, domain, nonce, expirationTime }),
        headers: { 'content-type': 'application/json' },
      })
      const opened = openedSchema.safeParse(json)
      if (!opened.success || !isSafe(opened.data.url)) throw unreachable()
      const { channelToken, url } = opened.data
      const challenge = randomId()
      const channel = { owner: await toOwner(owner), token: channelToken, nonce, openedAtMs }
      await channels.set(challenge, channel, openedAtMs + CHANNEL_LIFE_MS)
      return { url, challenge }
    },
    async take(challenge, owner) {
      const { relayUrl, isCustody } = requireFarcaster()
      const channel = await channels.get(challenge)
      if (channel?.owner !== (await toOwner(owner))) throw endedError()
      const headers = { authorization: `Bearer ${channel.token}` }
      const { json } = await fetchExternal(fetch, `${relayUrl}/v1/channel/status`, { headers })
      const status = statusSchema.safeParse(json)
      if (!status.success) throw unreachable()
      if (status.data.state === 'pending') return undefined

      if (!(await channels.take(challenge))) throw endedError()
      const { message, signature, fid, username = null } = status.data
      const { nonce, openedAtMs } = channel
      const claim = { message, signature, fid, domain, uri, nonce, openedAtMs, nowMs: now() }
      if (!(await isSignedByFarcaster(claim, isCustody))) {
        throw new ResponseError(401, { message: 'The login was refused' })
      }
      return { provider: 'farcaster', subject: String(fid), email: null, userName: username }
    },
  }
}

/** A nonce of EIP-4361: letters and digits. */
const createNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const endedError = () => new ResponseError(410, { message: 'This login has ended. Start again' })
const unreachable = () => new ResponseError(502, { message: 'Couldn’t reach the login service' })
