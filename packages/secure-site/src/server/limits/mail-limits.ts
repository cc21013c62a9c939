/**
 * Limits of mails. A stranger can neither send many nor keep the owner of an email from getting one: a device that has logged in with
 * the email before has its own count, any other counts with its network. What strangers send to an email, or from pages of a
 * project, only lowers what networks may still send; it never ends it.
 *
 * In      the call that wants a mail sent, the email
 * Throws  ResponseError 429 `otp_wait` with the seconds left
 *           one per 30 s and ten per hour to an email, by a known device or a network
 *           two per hour instead of ten for a network, while the email got more than 20 within the hour
 *           20 per hour by a device key, to all emails together
 *           30 per hour by a network; five while the project sent more than 1,000 within the hour
 * Source  R-CONST-01 (30 seconds), R-FRAME-91
 */
import { waitError } from '../email/challenge-errors.js'
import type { KnownDevices } from '../email/known-devices.js'
import type { Call } from '../http/call.js'
import type { Limit, Limiter } from './limiter.js'

const HOUR_MS = 60 * 60_000
const PAUSE: Limit = { name: 'mail-pause', max: 1, perMs: 30_000 }
const TO_EMAIL: Limit = { name: 'mails-to-email', max: 10, perMs: HOUR_MS }
const TO_FLOODED_EMAIL: Limit = { name: 'mails-to-flooded-email', max: 2, perMs: HOUR_MS }
const ALL_TO_EMAIL: Limit = { name: 'mails-all-to-email', max: 20, perMs: HOUR_MS }
const BY_KEY: Limit = { name: 'mails-by-key', max: 20, perMs: HOUR_MS }
const BY_NETWORK: Limit = { name: 'mails-by-network', max: 30, perMs: HOUR_MS }
const BY_NETWORK_IN_FLOOD: Limit = { name: 'mails-by-network-in-flood', max: 5, perMs: HOUR_MS }
const OF_PROJECT: Limit = { name: 'mails-of-project', max: 1000, perMs: HOUR_MS }

/** Who wants a mail sent. */
export type MailRequest = Pick<Call, 'keyId' | 'projectId'> & { readonly network?: string | undefined }

/** Decides whether a mail may be sent. */
export type MailLimits = {
  /** Counts a mail. Throws when there were too many. */
  assertCanSend(sender: MailRequest, email: string): Promise<void>
  /** Ends the 30 seconds: the mail was not sent, or its code was entered. */
  endPause(sender: MailRequest, email: string): Promise<void>
}

/** Creates the limits. */
export function createMailLimits(limiter: Limiter, devices: KnownDevices): MailLimits {
  async function toWho({ keyId, network }: MailRequest, email: string) {
    const isKnown = await devices.isKnown({ login: email, keyId })
    return { isKnown, who: isKnown ? `key ${keyId}` : `network ${network ?? ''}` }
  }

  return {
    async assertCanSend(sender, email) {
      const { keyId, projectId, network } = sender
      const { isKnown, who } = await toWho(sender, email)
      const assertUnder = async (limit: Limit, ...counted: readonly string[]) => {
        const leftMs = await limiter.count(limit, ...counted)
        if (leftMs > 0) throw waitError(leftMs)
      }
      await assertUnder(PAUSE, who, email)
      await assertUnder(BY_KEY, keyId)
      await assertUnder(TO_EMAIL, who, email)
      if (!isKnown && network !== undefined) {
        await assertUnder(BY_NETWORK, network)
        if ((await limiter.count(ALL_TO_EMAIL, email)) > 0) await assertUnder(TO_FLOODED_EMAIL, who, email)
        if ((await limiter.count(OF_PROJECT, projectId)) > 0) await assertUnder(BY_NETWORK_IN_FLOOD, network)
      }
    },
    async endPause(sender, email) {
      const { who } = await toWho(sender, email)
      await limiter.clear(PAUSE, who, email)
    },
  }
}
