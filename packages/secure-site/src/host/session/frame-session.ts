/**
 * The account of this frame, as the frame's own app sees it.
 *
 * Source  spec/12 (R-FRAME-26 to 30, 45, 59), spec/04 (R-CONN-51 to 75), design/security.md §6
 */
import type { Signer } from '../signer/signer.js'

/** The login providers that run over OAuth. */
export type SocialProviderName = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** The namespaces of the embedded wallet. */
export type WalletNamespace = 'eip155' | 'solana'

/** Who is logged in, with the address of one namespace. */
export type WalletUser = {
  readonly address: string
  /** null for an account without an e-mail. */
  readonly email: string | null
  readonly userName?: string
}

/** What follows a request to log in by e-mail. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** What follows a request to change the e-mail. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** The logins, the account and its signer. Every failure is a `FrameSessionError`, except an aborted signal's reason. */
export interface FrameSession {
  /** Asks for a code or a device link; CONNECT when this device is logged in with this e-mail already. Also sends again. */
  connectEmail(params: { email: string; signal: AbortSignal }): Promise<{ action: EmailAction }>
  /** Resolves when the link in the mail was followed; the code is on its way then. */
  connectDevice(params: { signal: AbortSignal }): Promise<void>
  connectOtp(params: { otp: string; signal: AbortSignal }): Promise<void>
  /** The address for the login window. It takes `return_to` (on the page's origin) for a login in the same tab. */
  socialRedirectUri(params: { provider: SocialProviderName }): Promise<{ uri: string }>
  /** `uri` is what the callback page handed to the page; it holds a handle that works once, in this frame alone. */
  connectSocial(params: { uri: string; namespace?: WalletNamespace; signal: AbortSignal }): Promise<WalletUser>
  farcasterUri(): Promise<{ url: string }>
  /** Resolves when the visitor approved in Farcaster. */
  connectFarcaster(params: { signal: AbortSignal }): Promise<{ userName: string }>
  updateEmail(params: { email: string }): Promise<{ action: UpdateEmailAction }>
  updateEmailPrimaryOtp(params: { otp: string }): Promise<void>
  updateEmailSecondaryOtp(params: { otp: string }): Promise<{ newEmail: string }>
  /** Rejects when nobody is logged in. */
  user(params: { namespace: WalletNamespace }): Promise<WalletUser>
  isConnected(): Promise<boolean>
  /** Forgets the login here at once, then tells the server. */
  signOut(): Promise<void>
  /** The signer of the account; opens the vault when no worker holds it. Rejects when nobody is logged in. */
  signer(): Promise<Signer>
  /** Hears the token of each new login; '' says that it is over. */
  onToken(listener: (token: string) => void): () => void
  /** Ends the worker; the login stays. For `pagehide`. */
  close(): void
}
