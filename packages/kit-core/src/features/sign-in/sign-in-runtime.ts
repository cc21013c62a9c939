/** What of a kit's sign-in is under way. */
import { createRun } from '../../base/async/run.js'
import { perOwner } from '../../base/async/scope.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { SignInTarget } from '../../core/state/sign-in-context.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'

/** What one kit remembers of its sign-in while the page lives. */
export type SignInRuntime = {
  /** Who is looked at; undefined while nobody is. */
  place: SignInTarget | undefined
  /** Who had a session last. */
  signedBefore: SignInTarget | undefined
  /** Why the answer of a pairing that signs in at once was not kept; told once it is known who is connected. */
  pairingFailure: SignInFailure | undefined
  /** How many checks in a row have failed. */
  failedChecks: number
  /** Sessions that are being revoked. */
  revoking: Promise<unknown>
  /** Who is looked at was connected before, and is looked at because of a switch. */
  isSwitch: boolean
  /** Wallets that were connected at the last look. */
  wallets: readonly Connection[]
}

/** The sign-in of a kit that is under way. */
export const getSignInRuntime = perOwner(
  (): SignInRuntime => ({
    place: undefined,
    signedBefore: undefined,
    pairingFailure: undefined,
    failedChecks: 0,
    revoking: Promise.resolve(),
    isSwitch: false,
    wallets: [],
  }),
)

/** Checks and signatures: the newest counts, and an older one that responds late changes nothing. */
export const signInAttempts = createRun<unknown>()
