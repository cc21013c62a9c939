/**
 * API calls for changing the email: a code to the current email, then one to the new email.
 *
 * In      calls of a logged-in frame
 * Out     the next challenge; at the end the new email, and a notice to the former one
 * Throws  the errors of the challenges; 403 when the account has no email, because a code to the new one alone would let the
 *         page add its email, and open the wallet with it, and when the login is older than 5 minutes; 409 when the new email has an account, which only its
 *         owner learns
 * Source  R-CONN-62, R-CONN-63, R-FRAME-74, R-FRAME-81, R-FRAME-82
 */

import * as z from 'zod/mini'
import type { AccountStore } from '../account/account-store.js'
import { ResponseError, sessionExpired } from '../errors/response-error.js'
import { type Call, type CallHandler, parseBody } from '../http/call.js'
import { emailSchema, emptySchema, opaqueIdSchema } from '../http/wire-schemas.js'
import type { Challenges } from './challenges.js'
import { parseCode } from './email-api.js'

type UpdateParts = { readonly challenges: Challenges; readonly accounts: AccountStore }

const startSchema = z.strictObject({ email: emailSchema })
const codeSchema = z.strictObject({ challenge: opaqueIdSchema, otp: z.string().check(z.maxLength(32)) })

/** Creates the handlers of these calls, by path. */
export function createUpdateEmailApi({ challenges, accounts }: UpdateParts): readonly [string, CallHandler][] {
  async function requireChangeable(call: Call): Promise<{ id: string; current: string }> {
    const { id, email } = await accounts.require(call)
    if (email === null) throw new ResponseError(403, { message: 'This login has no email to change' })
    if (!(await accounts.isRecent(call))) {
      throw new ResponseError(403, { message: 'Log out and log in again to change your email' })
    }
    return { id, current: email }
  }

  return [
    [
      '/api/auth/update-email/check',
      async (call) => {
        parseBody(call, emptySchema)
        return { current: (await requireChangeable(call)).current }
      },
    ],
    [
      '/api/auth/update-email',
      async (call) => {
        const { id, current } = await requireChangeable(call)
        const { email } = parseBody(call, startSchema)
        const purpose = { kind: 'primary', accountId: id, newEmail: email } as const
        return {
          action: 'VERIFY_PRIMARY_OTP',
          challenge: await challenges.sendCode(call, { email: current, purpose }),
        }
      },
    ],
    [
      '/api/auth/update-email/primary',
      async (call) => {
        const { id } = await accounts.require(call)
        const { purpose } = await challenges.solve(call, { ...parseCode(parseBody(call, codeSchema)), kind: 'primary' })
        if (purpose.accountId !== id) throw sessionExpired()
        const next = { kind: 'secondary', accountId: id } as const
        return { challenge: await challenges.sendCode(call, { email: purpose.newEmail, purpose: next }) }
      },
    ],
    [
      '/api/auth/update-email/secondary',
      async (call) => {
        const account = await accounts.require(call)
        const given = parseCode(parseBody(call, codeSchema))
        const { email, purpose } = await challenges.solve(call, { ...given, kind: 'secondary' })
        if (purpose.accountId !== account.id) throw sessionExpired()
        await accounts.changeEmail(account, email)
        const { email: former } = account
        if (former !== null && former !== email) await challenges.notifyFormer(call, { former, newEmail: email })
        return { newEmail: email }
      },
    ],
  ]
}
