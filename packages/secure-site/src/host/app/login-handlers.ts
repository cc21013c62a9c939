import type { FrameResponse, RequestHandlers } from '@bowline/secure-frame/protocol'
import type { FrameSession } from '../session/frame-session.js'
import type { createChangeEmail } from './change-email.js'

/** Returns the signed-in user for the requested chain, or for the current one if undefined. */
export type FetchUser = (chainId: string | number | undefined) => Promise<FrameResponse<'CONNECT_SOCIAL'>>

type LoginName =
  | `CONNECT_${'EMAIL' | 'DEVICE' | 'OTP' | 'SOCIAL' | 'FARCASTER'}`
  | `GET_${'SOCIAL_REDIRECT' | 'FARCASTER'}_URI`
  | `UPDATE_EMAIL${'' | '_PRIMARY_OTP' | '_SECONDARY_OTP'}`

/** What the handlers use. */
export type LoginHandlerOptions = {
  readonly session: FrameSession
  readonly user: FetchUser
  readonly changeEmail: ReturnType<typeof createChangeEmail>
}

/** Creates the frame's handlers of the page's requests for login and for email changes. Source: R-FRAME-26 to 30. */
export function createLoginHandlers({
  session,
  user,
  changeEmail,
}: LoginHandlerOptions): Pick<RequestHandlers, LoginName> {
  return {
    CONNECT_EMAIL: ({ email }, signal) => session.connectEmail({ email, signal }),
    async CONNECT_DEVICE(_, signal) {
      await session.connectDevice({ signal })
    },
    async CONNECT_OTP({ otp }, signal) {
      await session.connectOtp({ otp, signal })
    },
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => session.socialRedirectUri({ provider }),
    async CONNECT_SOCIAL({ uri, chainId }, signal) {
      await session.connectSocial({ uri, signal })
      return user(chainId)
    },
    UPDATE_EMAIL: ({ email }, signal, confirm) => changeEmail({ email, signal, confirm }),
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      await session.updateEmailPrimaryOtp({ otp })
    },
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }) => session.updateEmailSecondaryOtp({ otp }),
    GET_FARCASTER_URI: () => session.farcasterUri(),
    CONNECT_FARCASTER: (_, signal) => session.connectFarcaster({ signal }),
  }
}
