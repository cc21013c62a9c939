/**
 * API calls for login in the window of this site. The window's device key is a first-party one, which no page and no other client
 * has.
 *
 * In      `/api/auth/window…`: calls of a frame. `/api/window/…`: calls of its window, with the frame's ticket
 * Out     a ticket and its session for the frame; the next step for the window
 *         A window that is new to an email gets a link that only its own browser can open, and no code: a code can be typed into any
 *         page. Once known it gets codes. A window that is new to a Farcaster account needs such a link besides the approval
 * Throws  the errors of tickets, challenges, social logins and Farcaster; 404 for a provider that is not configured
 * Source  R-FRAME-83, R-FRAME-84; security design §6
 */

import * as z from 'zod/mini'
import type { ProvenIdentity } from '../account/account-store.js'
import type { Challenges } from '../email/challenges.js'
import { parseCode } from '../email/email-api.js'
import type { KnownDevices } from '../email/known-devices.js'
import { createFarcasterChannels } from '../farcaster/farcaster-channels.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { emailSchema, emptySchema, opaqueIdSchema } from '../http/wire-schemas.js'
import type { KeyRights } from '../keys/key-rights.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { finishSocial, finishSocialSchema, startSocial, startSocialSchema } from '../social/social-api.js'
import type { SocialLogins } from '../social/social-logins.js'
import type { LoginLinks } from './login-links.js'
import type { LoginTickets } from './login-tickets.js'

type WindowParts = {
  readonly parts: ServerDependencies
  readonly tickets: LoginTickets
  /** Windows that have logged in with an email or Farcaster account before. */
  readonly windows: KnownDevices
  readonly links: LoginLinks
  readonly challenges: Challenges
  readonly logins: SocialLogins
  readonly keys: Pick<KeyRights, 'isOffered'>
}

const ticket = opaqueIdSchema
const ticketSchema = z.strictObject({ ticket })
const emailStartSchema = z.strictObject({ email: emailSchema, ticket })
const codeSchema = z.strictObject({ challenge: opaqueIdSchema, otp: z.string().check(z.maxLength(32)), ticket })
const pollSchema = z.strictObject({ challenge: opaqueIdSchema, ticket })
const linkSchema = z.strictObject({ link: opaqueIdSchema, isPressed: z.boolean() })
const socialStartSchema = z.strictObject({ ...startSocialSchema.shape, ticket })
const socialFinishSchema = z.strictObject({ ...finishSocialSchema.shape, ticket })

/** Creates the handlers of the frame's calls, by path. */
export function createTicketApi(tickets: LoginTickets): readonly [string, CallHandler][] {
  return [
    [
      '/api/auth/window',
      async (call) => {
        parseBody(call, emptySchema)
        return { ticket: await tickets.begin(call) }
      },
    ],
    ['/api/auth/window/collect', async (call) => tickets.collect(call, parseBody(call, ticketSchema).ticket)],
  ]
}

/** Creates the handlers of the window's calls, by path. */
export function createWindowApi(given: WindowParts): readonly [string, CallHandler][] {
  const { parts, tickets, windows, links, challenges, logins, keys } = given
  const farcaster = createFarcasterChannels(parts, '/login.html')

  async function proveHere(call: Call, params: { ticket: string; proven: ProvenIdentity }): Promise<void> {
    await tickets.prove(call, params)
    await windows.remember({ login: toLogin(params.proven), keyId: call.keyId })
  }

  return [
    [
      '/api/window/collected',
      async (call) => {
        const { ticket } = parseBody(call, ticketSchema)
        const state = await tickets.getStage(ticket)
        return { ...state, offersKeys: state.stage === 'collected' && (await keys.isOffered(call, ticket)) }
      },
    ],
    [
      '/api/window/email',
      async (call) => {
        const { email, ticket } = parseBody(call, emailStartSchema)
        await tickets.bind(call, ticket)
        if (await windows.isKnown({ login: email, keyId: call.keyId })) {
          const challenge = await challenges.sendCode(call, { email, purpose: { kind: 'window' } })
          return { action: 'VERIFY_OTP', challenge }
        }
        return { action: 'VERIFY_DEVICE', challenge: await links.mail(call, email) }
      },
    ],
    [
      '/api/window/opened',
      async (call) => {
        const { challenge, ticket } = parseBody(call, pollSchema)
        const proven = await links.takeOpened(call, challenge)
        if (proven === undefined) return { isVerified: false }
        await proveHere(call, { ticket, proven })
        return { isVerified: true }
      },
    ],
    [
      '/api/window/otp',
      async (call) => {
        const { ticket, ...given } = parseBody(call, codeSchema)
        await tickets.bind(call, ticket)
        const { email } = await challenges.solve(call, { ...parseCode(given), kind: 'window' })
        const proven = { provider: 'email', subject: email, email, userName: null }
        await proveHere(call, { ticket, proven })
        return {}
      },
    ],
    [
      '/api/window/link',
      async (call) => {
        const { email, userName } = await links.open(call, parseBody(call, linkSchema))
        return { who: email ?? userName }
      },
    ],
    [
      '/api/window/social',
      async (call) => {
        const { ticket, ...login } = parseBody(call, socialStartSchema)
        await tickets.bind(call, ticket)
        return { uri: await startSocial(call, { login, parts, logins, isWindow: true }) }
      },
    ],
    [
      '/api/window/social/finish',
      async (call) => {
        const { ticket, ...result } = parseBody(call, socialFinishSchema)
        await tickets.bind(call, ticket)
        const proven = await finishSocial(call, { result, parts, logins, isWindow: true })
        await tickets.prove(call, { ticket, proven })
        return {}
      },
    ],
    [
      '/api/window/farcaster',
      async (call) => {
        const { ticket } = parseBody(call, ticketSchema)
        await tickets.bind(call, ticket)
        return farcaster.open(`${call.scope} ${ticket}`)
      },
    ],
    [
      '/api/window/farcaster/poll',
      async (call) => {
        const { challenge, ticket } = parseBody(call, pollSchema)
        await tickets.bind(call, ticket)
        const proven = await farcaster.take(challenge, `${call.scope} ${ticket}`)
        if (proven === undefined) return { isVerified: false }
        // An approval says who the user is, and not which browser they use: that may be one whose code a page has shown to them.
        const isKnown = await windows.isKnown({ login: toLogin(proven), keyId: call.keyId })
        const link = isKnown ? undefined : await links.message(call, proven)
        if (link === undefined) await proveHere(call, { ticket, proven })
        return link === undefined ? { isVerified: true } : { isVerified: false, link }
      },
    ],
  ]
}

/** Of a browser that has logged in: an email, or another login with its provider. */
const toLogin = ({ provider, subject, email }: ProvenIdentity): string => email ?? `${provider}:${subject}`
