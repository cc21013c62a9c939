import type { WalletUser } from '../../core/state/wallet-user.js'
import type { KitState } from '../../state.js'

/** Whether email login is enabled. */
export function selectIsEmailEnabled({ config }: KitState): boolean {
  return config.remoteFeatures.email
}

/** User of the embedded wallet in the active namespace, however logged in; undefined without a login. */
export function selectEmailUser({ accounts, network }: KitState): WalletUser | undefined {
  return accounts[network.activeNamespace]?.user
}

/** Whole seconds until the next login email may be requested, rounded up; 0 if it may be now. */
export function selectEmailCooldownSeconds({ auth }: KitState, nowMs: number): number {
  return Math.max(0, Math.ceil(((auth.cooldownEndsAtMs ?? 0) - nowMs) / 1_000))
}
