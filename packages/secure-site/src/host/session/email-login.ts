/**
 * Login by email and change of the email: remembers which challenge a code belongs to.
 *
 * In      an address, a code
 * Out     the next step; a login once the code is right
 * Throws  FrameSessionError; `otp_dead` when no code was requested
 * Source  R-CONN-52, 54, 61 to 63
 */
import {
  challengeResponseSchema,
  currentEmailSchema,
  deviceResponseSchema,
  emailResponseSchema,
  type LoginResponse,
  loginResponseSchema,
  newEmailSchema,
  updateResponseSchema,
} from '../../api/response-schemas.js'
import type { EmailAction, UpdateEmailAction } from './frame-session.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

/** Time between two checks whether the user followed the device link. */
const DEVICE_POLL_MS = 2_000

type Token = { readonly token: string | undefined }

/** The email part of the session: `start`, `waitForDevice` and `finish` log in; the others change the email. */
export type EmailLogin = {
  start(params: { email: string; signal: AbortSignal } & Token): Promise<EmailAction>
  waitForDevice(params: { signal: AbortSignal }): Promise<void>
  finish(params: { otp: string; signal: AbortSignal }): Promise<LoginResponse>
  prepareUpdate(params: Token): Promise<string>
  startUpdate(params: { email: string } & Token): Promise<UpdateEmailAction>
  confirmCurrent(params: { otp: string } & Token): Promise<void>
  confirmNew(params: { otp: string } & Token): Promise<string>
}

/** Creates the email part of a session. It has one login and one change at a time; a later one replaces an earlier one. */
export function createEmailLogin(api: SessionApi, { pause }: Pick<SessionDependencies, 'pause'>): EmailLogin {
  let login: string | undefined
  let update: string | undefined

  return {
    async start({ email, signal, token }) {
      const response = await api({ path: '/auth/email', body: { email }, schema: emailResponseSchema, signal, token })
      login = response.action === 'CONNECT' ? undefined : response.challenge
      return response.action
    },
    async waitForDevice({ signal }) {
      const challenge = requireChallenge(login)
      const isVerified = async () =>
        (await api({ path: '/auth/device', body: { challenge }, schema: deviceResponseSchema, signal })).isVerified
      while (!(await isVerified())) await pause(DEVICE_POLL_MS, signal)
    },
    async finish({ otp, signal }) {
      const body = { challenge: requireChallenge(login), otp }
      const response = await api({ path: '/auth/otp', body, schema: loginResponseSchema, signal })
      login = undefined
      return response
    },
    async prepareUpdate({ token }) {
      return (await api({ path: '/auth/update-email/check', schema: currentEmailSchema, token })).current
    },
    async startUpdate({ email, token }) {
      const response = await api({ path: '/auth/update-email', body: { email }, schema: updateResponseSchema, token })
      update = response.challenge
      return response.action
    },
    async confirmCurrent({ otp, token }) {
      const body = { challenge: requireChallenge(update), otp }
      const path = '/auth/update-email/primary'
      update = (await api({ path, body, schema: challengeResponseSchema, token })).challenge
    },
    async confirmNew({ otp, token }) {
      const body = { challenge: requireChallenge(update), otp }
      const response = await api({ path: '/auth/update-email/secondary', body, schema: newEmailSchema, token })
      update = undefined
      return response.newEmail
    },
  }
}

function requireChallenge(challenge: string | undefined): string {
  if (challenge !== undefined) return challenge
  throw new FrameSessionError('This code is no longer valid. Request a new one', 'otp_dead')
}
