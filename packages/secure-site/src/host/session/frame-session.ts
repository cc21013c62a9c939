/**
 * The session interface of the frame: login, the account and its signer. `session.ts` implements it.
 *
 * Source  spec/12 (R-FRAME-26 to 30, 45, 59), spec/04 (R-CONN-51 to 75), design/security.md §6
 */
import type { ApprovalPasskey } from '../../api/key-schemas.js'
import type { Signer } from '../signer/signer.js'
import type { Sealed } from '../vault/sealed.js'

/** The login providers that use OAuth. */
export type SocialProviderName = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** Namespaces of the embedded wallet. */
export type WalletNamespace = 'eip155' | 'solana'

/** The logged-in user, with the address in one namespace. */
export type WalletUser = {
  readonly address: string
  /** null for an account without an email address. */
  readonly email: string | null
  readonly userName?: string
}

/** What the page learns of a login in the window. */
export type WindowUser = { readonly email: string | null; readonly userName?: string }

/** Next step of an email login. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** Next step of an email change. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** Offers a login to the window. Returns the function that withdraws it. */
export type OfferTicket = (ticket: string, handoverKey: CryptoKey) => () => void

/** Logins, the account and its signer. Every error is a `FrameSessionError`, except an aborted signal's reason. */
export interface FrameSession {
  /**
   * Requests a code or a device link, also to send it again. CONNECT when this device is already logged in with this
   * email.
   */
  connectEmail(params: { email: string; signal: AbortSignal }): Promise<{ action: EmailAction }>
  /** Resolves once the user followed the device link. The server has then sent the code. */
  connectDevice(params: { signal: AbortSignal }): Promise<void>
  connectOtp(params: { otp: string; signal: AbortSignal }): Promise<void>
  /** Returns the URL of the login window. It accepts `return_to` (on the page's origin) for a login in the same tab. */
  socialRedirectUri(params: { provider: SocialProviderName }): Promise<{ uri: string }>
  /** `uri` is the result that the callback page sent to the page. Its handle works once, and only in this frame. */
  connectSocial(params: { uri: string; namespace?: WalletNamespace; signal: AbortSignal }): Promise<WalletUser>
  farcasterUri(): Promise<{ url: string }>
  /** Resolves once the user approved in Farcaster. */
  connectFarcaster(params: { signal: AbortSignal }): Promise<{ userName: string }>
  /** Returns the current email. Rejects when it cannot be changed: there is none, or the login is older than 5 minutes. */
  prepareEmailUpdate(): Promise<{ current: string }>
  updateEmail(params: { email: string }): Promise<{ action: UpdateEmailAction }>
  /**
   * Resolves once the user has logged in in the secure site's window. Calls `offer` with the ticket for that window and the key that
   * seals the vault key between them, and the function it returns when the wait ends.
   */
  connectWindow(params: { offer: OfferTicket; signal: AbortSignal }): Promise<WindowUser>
  /** Begins a login for which the page is left. Returns the ticket, and the key between this frame and the secure site. */
  beginRedirect(params: { signal: AbortSignal }): Promise<{ ticket: string; key: string }>
  /** Returns the user once the page is back. Undefined when no user has logged in. */
  finishRedirect(params: { signal: AbortSignal }): Promise<WindowUser | undefined>
  updateEmailPrimaryOtp(params: { otp: string }): Promise<void>
  updateEmailSecondaryOtp(params: { otp: string }): Promise<{ newEmail: string }>
  /** Rejects when no user is logged in. */
  user(params: { namespace: WalletNamespace }): Promise<WalletUser>
  isConnected(): Promise<boolean>
  /** Returns a ticket for the account window of this login. */
  accountTicket(): Promise<string>
  /** Seals the vault key for the account window, with a key that both have. */
  handOver(key: CryptoKey): Promise<Sealed>
  /** Removes the login from this device at once, then from the server. */
  signOut(): Promise<void>
  /**
   * Returns the account's signer; opens the wallet in a worker when none is running. Rejects when no user is logged in, also when the
   * login was ended in another place.
   */
  signer(): Promise<Signer>
  /** The passkeys of the account that may approve in the frame. Empty without a login, and when the server does not respond. */
  passkeys(): Promise<readonly ApprovalPasskey[]>
  /** Calls `listener` with the token of each new login, and with '' when the login ends. */
  onToken(listener: (token: string) => void): () => void
  /** Closes the worker and keeps the login. For `pagehide`. */
  close(): void
}
