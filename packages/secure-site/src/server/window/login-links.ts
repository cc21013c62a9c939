/**
 * Links that log in to a window, only in the browser that began the login: by mail, and by a message to a Farcaster account.
 *
 * In      the call of the window, and the identity that can read the message
 * Out     a challenge for the window; the identity, once the link was opened with the device key of that window
 * Throws  ResponseError 403 for any other browser, for which the link stays valid, 410 for a link or challenge that is unknown or used, 429
 *         when too many were sent, 502 when the message could not be sent
 * Source  R-FRAME-84; security design §6
 */
import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { ProvenIdentity } from '../account/account-store.js'
import { deadError, deadLink, foreignLink, waitError } from '../email/challenge-errors.js'
import { createMailDelivery } from '../email/deliver-mail.js'
import { formatUtc } from '../errors/format-utc.js'
import { ResponseError } from '../errors/response-error.js'
import type { Call } from '../http/call.js'
import { emailSchema, opaqueIdSchema } from '../http/wire-schemas.js'
import { createLimiter, type Limit } from '../limits/limiter.js'
import type { MailLimits } from '../limits/mail-limits.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'

const LINK_LIFE_MS = 20 * 60_000
/** Only approvals of the account lead to messages, so no one else can use these up. */
const MESSAGES: Limit = { name: 'farcaster-messages', max: 10, perMs: 60 * 60_000 }

const sentSchema = z.object({
  scope: opaqueIdSchema,
  proven: z.object({
    provider: z.string(),
    subject: z.string(),
    email: z.nullable(emailSchema),
    userName: z.nullable(z.string()),
  }),
  /** Whether the browser that began has opened the link. */
  isOpened: z.optional(z.boolean()),
  expiresAtMs: z.int(),
})

/** Sends links, and checks which browser opens them. */
export type LoginLinks = {
  /** Sends a link to an email. Returns the challenge. */
  mail(call: Call, email: string): Promise<string>
  /** Sends a link to the Farcaster account. Returns the challenge, or undefined where users log in in the page, which is trusted. */
  message(call: Call, proven: ProvenIdentity): Promise<string | undefined>
  /** Returns the identity of a link, and uses the link up if `isPressed`. */
  open(call: Call, params: { link: string; isPressed: boolean }): Promise<ProvenIdentity>
  /** Returns the identity, once, after the link of this caller's challenge was opened. Undefined while it was not. */
  takeOpened(call: Call, id: string): Promise<ProvenIdentity | undefined>
}

/** Creates the links on top of the server's store. */
export function createLoginLinks(parts: ServerDependencies, limits: MailLimits): LoginLinks {
  const { store, now, origin, farcaster, login } = parts
  const challenges = createTypedStore(store, 'login-challenge', sentSchema)
  const links = createTypedStore(store, 'login-link', opaqueIdSchema)
  const latest = createTypedStore(store, 'latest-login-challenge', opaqueIdSchema)
  const limiter = createLimiter(parts)
  const deliver = createMailDelivery(parts, limits)

  async function create({ scope, projectId, embedder }: Call, proven: ProvenIdentity) {
    const [id, link] = [randomId(), randomId()]
    const expiresAtMs = now() + LINK_LIFE_MS
    const key = await sha256(JSON.stringify([scope, proven.provider, proven.subject]))
    await challenges.remove((await latest.get(key)) ?? '')
    await latest.set(key, id, expiresAtMs)
    await challenges.set(id, { scope, proven, expiresAtMs }, expiresAtMs)
    await links.set(await sha256(link), id, expiresAtMs)
    // After `#`, so that it reaches no log of a server.
    return { id, url: `${origin}/link.html#${new URLSearchParams({ projectId, site: embedder, link })}` }
  }

  return {
    async mail(call, email) {
      await limits.assertCanSend(call, email)
      const { id, url } = await create(call, { provider: 'email', subject: email, email, userName: null })
      const mail = {
        to: email,
        site: call.embedder,
        requestedAtMs: now(),
        purpose: 'login-link',
        deviceLink: url,
      } as const
      await deliver(call, mail)
      return id
    },
    async message(call, proven) {
      if (farcaster?.sendMessage === undefined || login === 'page') return undefined
      const leftMs = await limiter.count(MESSAGES, proven.subject)
      if (leftMs > 0) throw waitError(leftMs)
      const { id, url } = await create(call, proven)
      const text = formatMessage({ url, site: call.embedder, requestedAtMs: now() })
      try {
        await farcaster.sendMessage({ fid: Number(proven.subject), text })
      } catch (cause) {
        throw new ResponseError(502, { message: 'Couldn’t send you a message in Farcaster' }, { cause })
      }
      return id
    },
    async open({ scope }, { link, isPressed }) {
      const key = await sha256(link)
      const id = (await links.get(key)) ?? ''
      const sent = await challenges.get(id)
      if (sent === undefined) throw deadLink()
      if (sent.scope !== scope) throw foreignLink()
      if (!isPressed) return sent.proven
      if ((await links.take(key)) === undefined) throw deadLink()
      await challenges.set(id, { ...sent, isOpened: true }, sent.expiresAtMs)
      return sent.proven
    },
    async takeOpened(call, id) {
      const sent = await challenges.get(id)
      if (sent?.scope !== call.scope) throw deadError()
      if (sent.isOpened !== true) return undefined
      if ((await challenges.take(id)) === undefined) throw deadError()
      if (sent.proven.email !== null) await limits.endPause(call, sent.proven.email)
      return sent.proven
    },
  }
}

function formatMessage({ url, site, requestedAtMs }: { url: string; site: string; requestedAtMs: number }): string {
  const { host } = new URL(site)
  return [
    `You approved a login to your wallet on ${host} at ${formatUtc(requestedAtMs)}. Open this link in the browser in which you are logging in: ${url}`,
    'In any other browser it does nothing. Did another page show you the code, or was it not you? Ignore this message.',
  ].join('\n\n')
}
