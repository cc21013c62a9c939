import { perOwner } from '../../base/async/per-owner.js'
import { createRun } from '../../base/async/run.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { ActiveSigner } from '../../core/state/active-signer.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'

/** Sign-in data of one kit that is not part of its state. */
export type SignInRuntime = {
  /** The account and network being watched; undefined without a connected account. */
  target: ActiveSigner | undefined
  /** The account and network that had a session last. */
  signedBefore: ActiveSigner | undefined
  /** Why the session of a one-click sign-in was not stored. Shown once the connected account is known. */
  pairingFailure: SignInFailure | undefined
  /** Number of failed checks in a row. */
  failedChecks: number
  /** Resolves when all pending revocations are done. */
  revoking: Promise<unknown>
  /** True when `target` was already connected before and became active through a switch. */
  isSwitch: boolean
  /** Wallets that were connected at the last check. */
  wallets: readonly Connection[]
}

export const getSignInRuntime = perOwner(
  (): SignInRuntime => ({
    target: undefined,
    signedBefore: undefined,
    pairingFailure: undefined,
    failedChecks: 0,
    revoking: Promise.resolve(),
    isSwitch: false,
    wallets: [],
  }),
)

/** Session checks and signatures of a kit share one run: a new one replaces the older, whose late response changes nothing. */
export const signInAttempts = createRun<unknown>()
