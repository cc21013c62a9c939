/**
 * API calls for login with Farcaster through a relay. The nonce and the expiry of the message are this server's own, so the relay
 * cannot replay a message that it has seen.
 *
 * In      calls of a frame
 * Out     the URL to show; the login once the user approved
 * Throws  ResponseError 404 when Farcaster is not configured, 410 for a channel that is unknown, expired or not the
 *         caller's, 401 when the relay's result is not valid, 502 when the relay cannot be reached
 * Source  R-CONN-72; FIP-11 (Sign in with Farcaster)
 */

import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import type { AccountStore } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import { type CallHandler, parseBody } from '../http/call.js'
import { fetchExternal } from '../http/fetch-external.js'
import { emptySchema, opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'
import { isSignedByFarcaster } from './is-signed-by-farcaster.js'

const CHANNEL_LIFE_MS = 10 * 60_000

const text = z.string().check(z.minLength(1), z.maxLength(2048))
const openedSchema = z.object({ channelToken: text, url: text })
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
const channelSchema = z.object({ scope: opaqueIdSchema, token: text, nonce: text, openedAtMs: z.int() })
const pollSchema = z.strictObject({ challenge: opaqueIdSchema })

type FarcasterParts = { readonly parts: ServerDependencies; readonly accounts: AccountStore }

/** Creates the handlers of these calls, by path. */
export function createFarcasterApi({ parts, accounts }: FarcasterParts): readonly [string, CallHandler][] {
  const { store, now, origin, fetch, farcaster } = parts
  const channels = createTypedStore(store, 'farcaster', channelSchema)
  const domain = new URL(origin).host

  const requireFarcaster = () => {
    if (!farcaster) throw new ResponseError(404, { message: 'This login isn’t available' })
    return farcaster
  }

  return [
    [
      '/api/farcaster/start',
      async (call) => {
        parseBody(call, emptySchema)
        const { relayUrl } = requireFarcaster()
        const nonce = createNonce()
        const openedAtMs = now()
        const expirationTime = new Date(openedAtMs + CHANNEL_LIFE_MS).toISOString()
        const { json } = await fetchExternal(fetch, `${relayUrl}/v1/channel`, {
          method: 'POST',
          body: JSON.stringify({ siweUri: `${origin}/v1`, domain, nonce, expirationTime }),
          headers: { 'content-type': 'application/json' },
        })
        const opened = openedSchema.safeParse(json)
        if (!opened.success) throw new ResponseError(502, { message: 'Couldn’t reach the login service' })
        const { channelToken, url } = opened.data
        const challenge = randomId()
        const channel = { scope: call.scope, token: channelToken, nonce, openedAtMs }
        await channels.set(challenge, channel, openedAtMs + CHANNEL_LIFE_MS)
        return { url, challenge }
      },
    ],
    [
      '/api/farcaster/poll',
      async (call) => {
        const { challenge } = parseBody(call, pollSchema)
        const { relayUrl, isCustody } = requireFarcaster()
        const channel = await channels.get(challenge)
        if (channel?.scope !== call.scope) throw endedError()
        const headers = { authorization: `Bearer ${channel.token}` }
        const { json } = await fetchExternal(fetch, `${relayUrl}/v1/channel/status`, { headers })
        const status = statusSchema.safeParse(json)
        if (!status.success) throw new ResponseError(502, { message: 'Couldn’t reach the login service' })
        if (status.data.state === 'pending') return { login: null }

        if (!(await channels.take(challenge))) throw endedError()
        const { message, signature, fid, username = null } = status.data
        const { nonce, openedAtMs } = channel
        const claim = { message, signature, fid, domain, uri: `${origin}/v1`, nonce, openedAtMs, nowMs: now() }
        if (!(await isSignedByFarcaster(claim, isCustody))) {
          throw new ResponseError(401, { message: 'The login was refused' })
        }
        const proven = { provider: 'farcaster', subject: String(fid), email: null, userName: username }
        return { login: await accounts.logIn(call, proven) }
      },
    ],
  ]
}

/** A nonce of EIP-4361: letters and digits. */
const createNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const endedError = () => new ResponseError(410, { message: 'This login has ended. Start again' })
