/** What of a kit's sign-in is under way. */
import type { Connection } from '../../core/adapter/connection.js'
import type { SignInTarget } from '../../core/state/sign-in-context.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'
import type { Kit } from '../../kit.js'

/** What one kit remembers of its sign-in while the page lives. */
export type SignInRuntime = {
  /** Who is looked at; undefined while nobody is. */
  place: SignInTarget | undefined
  /** Identity of the last check or signature; an older one that answers late changes nothing. */
  attempt: object
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

const runs = new WeakMap<Kit, SignInRuntime>()

/** The sign-in of a kit that is under way. */
export function getSignInRuntime(kit: Kit): SignInRuntime {
  const known = runs.get(kit)
  if (known) return known
  const made: SignInRuntime = {
    place: undefined,
    attempt: {},
    signedBefore: undefined,
    pairingFailure: undefined,
    failedChecks: 0,
    revoking: Promise.resolve(),
    isSwitch: false,
    wallets: [],
  }
  runs.set(kit, made)
  return made
}

/** Begins something; what was begun before counts no longer. */
export function beginAttempt(run: SignInRuntime): () => boolean {
  const attempt = {}
  run.attempt = attempt
  return () => run.attempt === attempt
}
