/** The embedded wallet: what of its login is on screen. Who is logged in stands in the accounts. */
import type { SocialProvider } from '../../core/config/features.js'
import type { WalletUser } from '../../core/state/wallet-user.js'
import type { KitState } from '../../state.js'

/** A social login under way. `cancelled`: its window was closed. */
export type SocialLoginState = {
  readonly provider: SocialProvider
  readonly stage: 'opening' | 'waiting' | 'retrieving' | 'cancelled' | 'failed'
  readonly error?: string | undefined
}

/** A Farcaster login under way; its address stands in the account of the active namespace. */
export type FarcasterState = {
  readonly stage: 'loading' | 'shown' | 'retrieving' | 'failed'
  readonly error?: string | undefined
}

/** What of the embedded wallet's login is on screen. */
export type AuthState = {
  /** Whose login, or change of e-mail, is under way. Not stored before it succeeded. */
  readonly email: string | undefined
  readonly emailFlow: 'login' | 'update' | undefined
  /** When another e-mail login may start, epoch milliseconds. */
  readonly cooldownEndsAtMs: number | undefined
  /** Addresses used on this device, newest first, at most three. */
  readonly usedEmails: readonly string[]
  readonly social: SocialLoginState | undefined
  readonly farcaster: FarcasterState | undefined
  readonly frame: 'none' | 'loading' | 'ready' | 'failed'
  /** `isOpen`: a request waits for the visitor's decision in the frame. */
  readonly approval: { readonly isOpen: boolean }
}

/** First value of the slice. */
export const FIRST_AUTH_STATE: AuthState = {
  email: undefined,
  emailFlow: undefined,
  cooldownEndsAtMs: undefined,
  usedEmails: [],
  social: undefined,
  farcaster: undefined,
  frame: 'none',
  approval: { isOpen: false },
}

/** Whether e-mail login is on offer. */
export function selectIsEmailEnabled({ config }: KitState): boolean {
  return config.remoteFeatures.email
}

/** Who is logged in to the embedded wallet of the active namespace. */
export function selectEmailUser({ accounts, network }: KitState): WalletUser | undefined {
  return accounts[network.activeNamespace]?.user
}

/** Whole seconds until another e-mail login may start, rounded up; 0 when it may. */
export function selectEmailCooldownSeconds({ auth }: KitState, nowMs: number): number {
  return Math.max(0, Math.ceil(((auth.cooldownEndsAtMs ?? 0) - nowMs) / 1_000))
}
