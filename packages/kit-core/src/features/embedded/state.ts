/** Login state of the embedded wallet. The logged-in users are part of the accounts. */
import type { SocialProvider } from '../../core/config/features.js'
import type { WalletUser } from '../../core/state/wallet-user.js'
import type { KitState } from '../../state.js'

/** State of a social login. `cancelled`: the user closed its window. */
export type SocialLoginState = {
  readonly provider: SocialProvider
  readonly stage: 'opening' | 'waiting' | 'retrieving' | 'cancelled' | 'failed'
  readonly error?: string | undefined
}

/** State of a Farcaster login. Its address is `farcasterUrl` of the active namespace's account. */
export type FarcasterState = {
  readonly stage: 'loading' | 'shown' | 'retrieving' | 'failed'
  readonly error?: string | undefined
}

/** Login state of the embedded wallet. */
export type AuthState = {
  /** Address of the pending login or change of email. Stored only after success. */
  readonly email: string | undefined
  readonly emailFlow: 'login' | 'update' | undefined
  /** When the next email login may start, epoch milliseconds. */
  readonly cooldownEndsAtMs: number | undefined
  /** Addresses used on this device, newest first, at most three. */
  readonly usedEmails: readonly string[]
  readonly social: SocialLoginState | undefined
  readonly farcaster: FarcasterState | undefined
  readonly frame: 'none' | 'loading' | 'ready' | 'failed'
  /** `isOpen`: a request in the frame waits for the user's decision. */
  readonly approval: { readonly isOpen: boolean }
}

/** Initial value of the slice. */
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

/** Whether email login is enabled. */
export function selectIsEmailEnabled({ config }: KitState): boolean {
  return config.remoteFeatures.email
}

/** User of the embedded wallet in the active namespace; undefined without a login. */
export function selectEmailUser({ accounts, network }: KitState): WalletUser | undefined {
  return accounts[network.activeNamespace]?.user
}

/** Whole seconds until the next email login may start, rounded up; 0 if it may start now. */
export function selectEmailCooldownSeconds({ auth }: KitState, nowMs: number): number {
  return Math.max(0, Math.ceil(((auth.cooldownEndsAtMs ?? 0) - nowMs) / 1_000))
}
