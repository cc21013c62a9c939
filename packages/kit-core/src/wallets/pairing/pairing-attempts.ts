/**
 * The pairing attempts of one kit: the current one, whether a view shows it, and older attempts whose URI a
 * wallet may still approve.
 */

import type { WalletListing } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import { getPairingState, RESUME_TIMER } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import type { PairingChoice } from './stored-proposals.js'

/** Handle of a proposal stored for later pages. */
export type StoredProposalHandle = {
  /** Marks the proposal as cancelled: a late approval is revoked. */
  cancel(): void
  /** Deletes the proposal after a response or at its expiry. */
  remove(): void
}

/** One pairing URI: being created, offered, settled or cancelled. */
export type PairingAttempt = {
  readonly controller: AbortController
  uri: string | undefined
  /** It waits for a relay that cannot be reached. */
  isOutOfReach?: boolean
  storedProposal?: Promise<StoredProposalHandle | undefined>
  /** What the user chose on an earlier page; otherwise state has it. */
  readonly choice?: PairingChoice
}

/** The pairing attempts of one kit. */
export type PairingAttempts = {
  /** Whether a view shows the pairing. */
  isViewOpen: boolean
  /** The attempt whose URI is offered or being created. */
  current: PairingAttempt | undefined
  readonly older: Set<PairingAttempt>
  /** The wallet that a view shows now, kept for a retry. */
  shown: WalletListing | undefined
  /** A mistake in the app's setup was logged. */
  isSetupReported?: boolean
}

/** Returns the pairing attempts of a kit. */
export const getPairingAttempts = perOwner(
  (): PairingAttempts => ({ isViewOpen: false, current: undefined, older: new Set(), shown: undefined }),
)

/**
 * Makes a new attempt the current one. The previous one stays open, because a wallet may have scanned its URI. `onCancel`
 * runs when pairing is cancelled.
 */
export function startPairingAttempt(kit: Kit, onCancel: () => void): PairingAttempt {
  const run = getPairingAttempts(kit)
  if (run.current) run.older.add(run.current)
  run.current = { controller: new AbortController(), uri: undefined }
  getPairingState(kit).cancel = onCancel
  return run.current
}

/** Cancels every attempt, except `answered`: the one a wallet approved. */
export function abortAttempts(kit: Kit, answered?: PairingAttempt): void {
  const run = getPairingAttempts(kit)
  const tries = [run.current, ...run.older]
  run.current = undefined
  run.older.clear()
  for (const name of PAIRING_TIMERS) kit.timers.stop(name)
  for (const each of tries) if (each !== answered) each?.controller.abort()
}

/** Names of the pairing timers. */
const PAIRING_TIMERS = ['pairing/creation', 'pairing/renewal', 'pairing/end', RESUME_TIMER] as const
