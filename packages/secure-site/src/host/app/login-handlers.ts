import type { FrameResponse, RequestHandlers } from '@bowline/secure-frame/protocol'
import type { EmbeddedAccountType } from '../account/accounts.js'
import type { OfferLogin } from '../login-window/login-door.js'
import type { FrameSession } from '../session/frame-session.js'
import { FrameSessionError } from '../session/session-error.js'
import type { createChangeEmail } from './change-email.js'
import type { RedirectToLogin } from './redirect-to-login.js'

/**
 * Returns the signed-in user for the requested chain, or for the current one if undefined. `wanted`: the account type that the page
 * prefers; it counts while the user has not chosen.
 */
export type FetchUser = (
  chainId: string | number | undefined,
  wanted?: EmbeddedAccountType,
) => Promise<FrameResponse<'CONNECT_SOCIAL'> & Pick<FrameResponse<'GET_USER'>, 'smartAccountDeployed'>>

type LoginName =
  | `CONNECT_${'EMAIL' | 'DEVICE' | 'OTP' | 'SOCIAL' | 'FARCASTER' | 'WINDOW' | 'REDIRECT' | 'RETURN'}`
  | `GET_${'SOCIAL_REDIRECT' | 'FARCASTER'}_URI`
  | `UPDATE_EMAIL${'' | '_PRIMARY_OTP' | '_SECONDARY_OTP'}`

/** What the handlers use. */
export type LoginHandlerOptions = {
  readonly session: FrameSession
  readonly user: FetchUser
  /** Where users log in. */
  readonly login: 'window' | 'page'
  /** Offers a login to the secure site's window. */
  readonly offerLogin: OfferLogin
  /** Shows the card with which the user leaves the page to log in. */
  readonly redirectToLogin: RedirectToLogin
  readonly changeEmail: ReturnType<typeof createChangeEmail>
}

/** Creates the frame's handlers of the page's requests for login and for email changes. Source: R-FRAME-26 to 30. */
export function createLoginHandlers({
  session,
  user,
  login,
  offerLogin,
  redirectToLogin,
  changeEmail,
}: LoginHandlerOptions): Pick<RequestHandlers, LoginName> {
  return {
    ...createConnectHandlers(session, user),
    ...(login === 'window' && REFUSED_IN_PAGE),
    async CONNECT_WINDOW({ method, email }, signal) {
      if (login !== 'window') throw new FrameSessionError('This wallet has no login window')
      const offer = (ticket: string, handoverKey: CryptoKey) =>
        offerLogin({ ticket, handoverKey, method, ...(email !== undefined && { email }) })
      return session.connectWindow({ offer, signal })
    },
    async CONNECT_REDIRECT(payload, signal) {
      if (login !== 'window') throw new FrameSessionError('This wallet has no login window')
      return redirectToLogin(payload, signal)
    },
    CONNECT_RETURN: async (_, signal) => (await session.finishRedirect({ signal })) ?? null,
    UPDATE_EMAIL: ({ email }, signal, confirm) => changeEmail({ email, signal, confirm }),
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      await session.updateEmailPrimaryOtp({ otp })
    },
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }) => session.updateEmailSecondaryOtp({ otp }),
  }
}

async function refuseInPage(): Promise<never> {
  throw new FrameSessionError('Log in in the window of the secure site', 'login_window')
}

const REFUSED_IN_PAGE = {
  CONNECT_EMAIL: refuseInPage,
  CONNECT_DEVICE: refuseInPage,
  CONNECT_OTP: refuseInPage,
  CONNECT_SOCIAL: refuseInPage,
  GET_SOCIAL_REDIRECT_URI: refuseInPage,
  GET_FARCASTER_URI: refuseInPage,
  CONNECT_FARCASTER: refuseInPage,
}

/** The login in the page. */
function createConnectHandlers(
  session: FrameSession,
  user: FetchUser,
): Pick<RequestHandlers, keyof typeof REFUSED_IN_PAGE> {
  return {
    CONNECT_EMAIL: ({ email }, signal) => session.connectEmail({ email, signal }),
    async CONNECT_DEVICE(_, signal) {
      await session.connectDevice({ signal })
    },
    async CONNECT_OTP({ otp }, signal) {
      await session.connectOtp({ otp, signal })
    },
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => session.socialRedirectUri({ provider }),
    async CONNECT_SOCIAL({ uri, chainId, preferredAccountType }, signal) {
      await session.connectSocial({ uri, signal })
      const { smartAccountDeployed: _, ...response } = await user(chainId, preferredAccountType)
      return response
    },
    GET_FARCASTER_URI: () => session.farcasterUri(),
    CONNECT_FARCASTER: (_, signal) => session.connectFarcaster({ signal }),
  }
}
