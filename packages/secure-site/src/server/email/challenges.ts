/**
 * One-time codes by email: sends them and checks them.
 *
 * In      an email and the code's purpose; later a challenge id and six digits
 * Out     the challenge id; the purpose, once its code was entered
 * Throws  ResponseError 429 `otp_wait` with the seconds left, 401 `otp_wrong` with the tries left, 410 `otp_dead`,
 *         502 when the mail could not be sent
 *         A code is valid for 20 minutes and 5 tries, works once, and only for the device key, project and page that
 *         requested it. The limits of mails are the same whether the email has an account or not; entering the right code ends
 *         the pause between two
 * Source  R-CONN-56, R-CONN-59 (20 minutes), design/security.md §6
 */

import * as z from 'zod/mini'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { Call } from '../http/call.js'
import { emailSchema, opaqueIdSchema } from '../http/wire-schemas.js'
import type { MailLimits } from '../limits/mail-limits.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createTypedStore } from '../store/typed-store.js'
import { deadError, wrongError } from './challenge-errors.js'
import { createMailDelivery } from './deliver-mail.js'
import type { FrameMail } from './frame-mail.js'
import type { KnownDevices } from './known-devices.js'
import { randomCode } from './random-code.js'

const CODE_LIFE_MS = 20 * 60_000
const MAX_TRIES = 5

const purposeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('login') }),
  z.object({ kind: z.literal('window') }),
  z.object({ kind: z.literal('primary'), accountId: opaqueIdSchema, newEmail: emailSchema }),
  z.object({ kind: z.literal('secondary'), accountId: opaqueIdSchema }),
])
const challengeSchema = z.object({
  scope: opaqueIdSchema,
  keyId: opaqueIdSchema,
  projectId: z.string(),
  network: z.optional(z.string()),
  embedder: z.string(),
  email: emailSchema,
  purpose: purposeSchema,
  /** Undefined until the user follows the device link. */
  codeHash: z.optional(z.string()),
  expiresAtMs: z.int(),
})

type Challenge = z.infer<typeof challengeSchema>
/** The purpose of a code: a login in the page or in the window, or the first (`primary`) or second (`secondary`) code of an email change. */
export type CodePurpose = z.infer<typeof purposeSchema>

type Solved<Kind> = { readonly email: string; readonly purpose: Extract<CodePurpose, { kind: Kind }> }

/** Sends codes, links and notices, and checks codes. */
export type Challenges = {
  sendCode(call: Call, params: { email: string; purpose: CodePurpose }): Promise<string>
  sendDeviceLink(call: Call, email: string): Promise<string>
  /** Notifies the former email that it was replaced. Never rejects: the change has happened. */
  notifyFormer(call: Call, params: { former: string; newEmail: string }): Promise<void>
  /** Whether the user followed the link of this caller's challenge. */
  isConfirmed(call: Call, id: string): Promise<boolean>
  /** Returns the page and email of a link, without using the link up. */
  getLink(link: string): Promise<{ embedder: string; email: string } | undefined>
  /** Uses the link up and sends the code. Resolves to false for an unknown link. */
  followLink(link: string): Promise<boolean>
  solve<Kind extends CodePurpose['kind']>(
    call: Call,
    params: { challenge: string; otp: string; kind: Kind },
  ): Promise<Solved<Kind>>
}

/** Creates the challenges on top of the server's store. */
export function createChallenges(
  { store, now, sendMail, origin, onError }: ServerDependencies,
  devices: KnownDevices,
  limits: MailLimits,
): Challenges {
  const challenges = createTypedStore(store, 'challenge', challengeSchema)
  const links = createTypedStore(store, 'device-link', opaqueIdSchema)
  const latest = createTypedStore(store, 'latest-challenge', opaqueIdSchema)
  const deliver = createMailDelivery({ sendMail }, limits)
  const hashCode = (id: string, code: string) => sha256(`${id}:${code}`)

  async function create(
    { scope, keyId, projectId, network, embedder }: Call,
    email: string,
    purpose: CodePurpose,
  ): Promise<string> {
    const id = randomId()
    const expiresAtMs = now() + CODE_LIFE_MS
    const key = await sha256(JSON.stringify([scope, email, purpose.kind]))
    await challenges.remove((await latest.get(key)) ?? '')
    await latest.set(key, id, expiresAtMs)
    await challenges.set(id, { scope, keyId, projectId, network, embedder, email, purpose, expiresAtMs }, expiresAtMs)
    return id
  }

  async function mailCode(id: string, challenge: Challenge): Promise<void> {
    const code = randomCode()
    const expiresAtMs = now() + CODE_LIFE_MS
    await challenges.set(id, { ...challenge, codeHash: await hashCode(id, code), expiresAtMs }, expiresAtMs)
    await deliver(challenge, toCodeMail(challenge, code, now()))
  }

  return {
    async sendCode(call, { email, purpose }) {
      await limits.assertCanSend(call, email)
      const id = await create(call, email, purpose)
      const challenge = await challenges.get(id)
      if (challenge) await mailCode(id, challenge)
      return id
    },
    async sendDeviceLink(call, email) {
      await limits.assertCanSend(call, email)
      const id = await create(call, email, { kind: 'login' })
      const link = randomId()
      await links.set(link, id, now() + CODE_LIFE_MS)
      const deviceLink = `${origin}/device?link=${link}`
      await deliver(call, { to: email, site: call.embedder, requestedAtMs: now(), purpose: 'device', deviceLink })
      return id
    },
    async notifyFormer({ embedder }, { former, newEmail }) {
      const mail = { to: former, site: embedder, requestedAtMs: now(), purpose: 'email-changed', newEmail } as const
      await sendMail(mail).catch(onError)
    },
    async isConfirmed({ scope }, id) {
      const challenge = await challenges.get(id)
      if (challenge?.scope !== scope) throw deadError()
      return challenge.codeHash !== undefined
    },
    async getLink(link) {
      const challenge = await challenges.get((await links.get(link)) ?? '')
      return challenge && { embedder: challenge.embedder, email: challenge.email }
    },
    async followLink(link) {
      const id = await links.take(link)
      const challenge = id === undefined ? undefined : await challenges.get(id)
      if (id === undefined || challenge === undefined) return false
      // Remember the device, or requesting another code would require another link.
      await devices.remember({ login: challenge.email, keyId: challenge.keyId }, challenge.expiresAtMs)
      await mailCode(id, challenge)
      return true
    },
    async solve(call, { challenge: id, otp, kind }) {
      const challenge = await challenges.get(id)
      const { scope } = call
      // For any other caller the challenge does not exist, and the owner's tries stay unused.
      if (challenge?.scope !== scope || challenge.codeHash === undefined) throw deadError()
      if (!isOfKind(challenge.purpose, kind)) throw deadError()
      const { count } = await store.count(`tries:${id}`, challenge.expiresAtMs)
      const isRight = count <= MAX_TRIES && challenge.codeHash === (await hashCode(id, otp))
      if (!isRight && count < MAX_TRIES) throw wrongError(MAX_TRIES - count)
      // The last try and the right code both end the challenge. Of two concurrent calls only one succeeds.
      const isMine = (await challenges.take(id)) !== undefined
      if (!isRight || !isMine) throw deadError()
      await limits.endPause(call, challenge.email)
      return { email: challenge.email, purpose: challenge.purpose }
    },
  }
}

function toCodeMail({ email, embedder, purpose }: Challenge, code: string, nowMs: number): FrameMail {
  const facts = { to: email, site: embedder, requestedAtMs: nowMs, code }
  switch (purpose.kind) {
    case 'login':
    case 'window':
      return { ...facts, purpose: 'login' }
    case 'primary':
      return { ...facts, purpose: 'change-email', newEmail: purpose.newEmail }
    case 'secondary':
      return { ...facts, purpose: 'new-email' }
  }
}

const isOfKind = <Kind extends CodePurpose['kind']>(
  purpose: CodePurpose,
  kind: Kind,
): purpose is Extract<CodePurpose, { kind: Kind }> => purpose.kind === kind
