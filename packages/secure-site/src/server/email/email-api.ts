/**
 * API calls for login by email.
 *
 * In      calls of a frame: an email, a challenge, a code
 * Out     CONNECT when this device is already logged in with this email; else a challenge, the same for every email
 * Throws  the errors of the challenges
 * Source  R-CONN-54, R-CONN-59, R-CONN-61; design/security.md §6
 */

import * as z from 'zod/mini'
import type { AccountStore } from '../account/account-store.js'
import { ResponseError } from '../errors/response-error.js'
import { type CallHandler, parseBody } from '../http/call.js'
import { emailSchema, opaqueIdSchema, otpSchema } from '../http/wire-schemas.js'
import type { Challenges } from './challenges.js'
import type { KnownDevices } from './known-devices.js'

type EmailParts = {
  readonly confirmsDevices: boolean
  readonly devices: KnownDevices
  readonly challenges: Challenges
  readonly accounts: AccountStore
}

const startSchema = z.strictObject({ email: emailSchema })
const deviceSchema = z.strictObject({ challenge: opaqueIdSchema })
const codeSchema = z.strictObject({ challenge: opaqueIdSchema, otp: z.string().check(z.maxLength(32)) })

/** Creates the handlers of these calls, by path. */
export function createEmailApi(parts: EmailParts): readonly [string, CallHandler][] {
  const { confirmsDevices, devices, challenges, accounts } = parts
  return [
    [
      '/api/auth/email',
      async (call) => {
        const { email } = parseBody(call, startSchema)
        const account = await accounts.find(call)
        if (account && (await accounts.isEmailOf(account, email))) return { action: 'CONNECT' }
        if (confirmsDevices && !(await devices.isKnown({ login: email, keyId: call.keyId }))) {
          return { action: 'VERIFY_DEVICE', challenge: await challenges.sendDeviceLink(call, email) }
        }
        const challenge = await challenges.sendCode(call, { email, purpose: { kind: 'login' } })
        return { action: 'VERIFY_OTP', challenge }
      },
    ],
    [
      '/api/auth/device',
      async (call) => ({ isVerified: await challenges.isConfirmed(call, parseBody(call, deviceSchema).challenge) }),
    ],
    [
      '/api/auth/otp',
      async (call) => {
        const { email } = await challenges.solve(call, { ...parseCode(parseBody(call, codeSchema)), kind: 'login' })
        await devices.remember({ login: email, keyId: call.keyId })
        return accounts.logIn(call, { provider: 'email', subject: email, email, userName: null })
      },
    ],
  ]
}

/** Checks the format of a code, so that an impossible code does not use up a try. */
export function parseCode(given: z.infer<typeof codeSchema>): z.infer<typeof codeSchema> {
  if (otpSchema.safeParse(given.otp).success) return given
  throw new ResponseError(400, { message: 'A code has six digits', reason: 'otp_wrong' })
}
