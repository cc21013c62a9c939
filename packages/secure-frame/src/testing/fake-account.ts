/**
 * The fake frame's login: which user is logged in, and the methods to log in: by a code, by a device link, by the one-time
 * handle of a social login, by a scanned QR code.
 *
 * Throws  RequestRejectedError otp_wrong, otp_dead after five wrong codes; for an unknown or used handle; when no user is logged in
 * Source  security.md §6
 */
import { RequestRejectedError } from '../protocol/frame-endpoint.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { createLatch } from './latch.js'

/** A user of the fake frame. */
export type FakeUser = { readonly email?: string | undefined; readonly userName?: string | undefined }

const MAX_TRIES = 5

/**
 * `code`: the right code. `first`: the user who is logged in at first. `onToken`: gets a new session token with each login,
 * `''` on logout.
 */
export function createFakeAccount(code: string, first: FakeUser | undefined, onToken: (token: string) => void) {
  const handles = new Map<string, FakeUser>()
  const device = createLatch<undefined>()
  const farcaster = createLatch<string>()
  const window = createLatch<FakeUser>()
  let returned: FakeUser | undefined
  let user = first
  let pendingEmail: string | undefined
  let wrongCodes = 0

  function logIn(next: FakeUser | undefined): void {
    user = next
    onToken(next === undefined ? '' : crypto.randomUUID())
  }

  return {
    device,
    farcaster,
    window,
    /** The page comes back from the secure site, where this user has logged in, or none. */
    setReturned(next: FakeUser | undefined): void {
      returned = next
    },
    takeReturned: () => returned,
    logIn,
    user: () => user,
    require(): FakeUser {
      if (user === undefined) {
        throw new RequestRejectedError('You’re not logged in', { code: RPC_CODES.unauthorized, reason: 'logged_out' })
      }
      return user
    },
    forget(): void {
      user = undefined
    },
    begin(email: string): void {
      pendingEmail = email
      wrongCodes = 0
    },
    pendingEmail: () => pendingEmail,
    checkCode(otp: string): void {
      if (wrongCodes >= MAX_TRIES) throw new RequestRejectedError('Request a new code', { reason: 'otp_dead' })
      if (pendingEmail === undefined || otp !== code) {
        wrongCodes += 1
        throw new RequestRejectedError('Invalid code', { reason: 'otp_wrong' })
      }
    },
    addHandle(uri: string, next: FakeUser): void {
      handles.set(uri, next)
    },
    spendHandle(uri: string): FakeUser {
      const next = handles.get(uri)
      if (!handles.delete(uri) || next === undefined)
        throw new RequestRejectedError('', { code: RPC_CODES.unauthorized })
      logIn(next)
      return next
    },
  }
}
