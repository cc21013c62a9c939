/**
 * The pairing on offer of one kit: who shows it, the try that made its address, and older tries that a visitor may still
 * answer because they scanned an address before it was renewed.
 */

import type { WalletListing } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'
import { pairingOf, RESUME_TIMER } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import type { PairingChoice } from './stored-proposals.js'

/** What the pages after this one know of a proposal. */
export type StoredProposalHandle = {
  /** A late yes is taken back. */
  giveUp(): void
  /** It was answered, or its time is over. */
  forget(): void
}

/** One address: made, offered, answered or given up. */
export type PairingAttempt = {
  readonly controller: AbortController
  uri: string | undefined
  /** It waits for a relay that cannot be reached. */
  isOutOfReach?: boolean
  note?: Promise<StoredProposalHandle | undefined>
  /** What the visitor chose on an earlier page; the state tells it otherwise. */
  readonly choice?: PairingChoice
}

/** The pairing of one kit. */
export type PairingAttempts = {
  /** Whether a view shows it. */
  isHeld: boolean
  /** The try whose address is on offer, or is being made. */
  current: PairingAttempt | undefined
  readonly older: Set<PairingAttempt>
  /** The wallet that a view shows now, for another try. */
  shown: WalletListing | undefined
  /** A mistake in the app's set-up was logged. */
  isSetupReported?: boolean
}

/** The pairing of a kit. */
export const getPairingAttempts = perOwner(
  (): PairingAttempts => ({ isHeld: false, current: undefined, older: new Set(), shown: undefined }),
)

/** Begins a try; the one before may still be answered. */
export function startPairingAttempt(kit: Kit, giveUp: () => void): PairingAttempt {
  const run = getPairingAttempts(kit)
  if (run.current) run.older.add(run.current)
  run.current = { controller: new AbortController(), uri: undefined }
  pairingOf(kit).giveUp = giveUp
  return run.current
}

/** Gives every try up, except one that was answered. */
export function abortAttempts(kit: Kit, answered?: PairingAttempt): void {
  const run = getPairingAttempts(kit)
  const tries = [run.current, ...run.older]
  run.current = undefined
  run.older.clear()
  for (const name of PAIRING_TIMERS) kit.timers.stop(name)
  for (const each of tries) if (each !== answered) each?.controller.abort()
}

/** Names of the timers of a pairing. */
const PAIRING_TIMERS = ['pairing/creation', 'pairing/renewal', 'pairing/end', RESUME_TIMER] as const
