/**
 * The pairing on offer of one kit: who shows it, the try that made its address, and older tries that a visitor may still
 * answer because they scanned an address before it was renewed.
 */
import { RESUME_TIMER, setGiveUp } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import type { PairingChoice } from './begun-pairings.js'

/** What the pages after this one know of a proposal. */
export type PairingNote = {
  /** A late yes is taken back. */
  giveUp(): void
  /** It was answered, or its time is over. */
  forget(): void
}

/** One address: made, offered, answered or given up. */
export type PairingTry = {
  readonly controller: AbortController
  uri: string | undefined
  /** It waits for a relay that cannot be reached. */
  isOutOfReach?: boolean
  note?: Promise<PairingNote | undefined>
  /** What the visitor chose on an earlier page; the state tells it otherwise. */
  readonly choice?: PairingChoice
}

/** The pairing of one kit. */
export type PairingRun = {
  /** How many views show it. */
  holders: number
  /** The try whose address is on offer, or is being made. */
  current: PairingTry | undefined
  readonly older: Set<PairingTry>
}

const runs = new WeakMap<Kit, PairingRun>()

/** The pairing of a kit. */
export function runOf(kit: Kit): PairingRun {
  const known = runs.get(kit) ?? { holders: 0, current: undefined, older: new Set() }
  runs.set(kit, known)
  return known
}

/** Begins a try; the one before may still be answered. */
export function beginTry(kit: Kit, giveUp: () => void): PairingTry {
  const run = runOf(kit)
  if (run.current) run.older.add(run.current)
  run.current = { controller: new AbortController(), uri: undefined }
  setGiveUp(kit, giveUp)
  return run.current
}

/** Gives every try up, except one that was answered. */
export function endTries(kit: Kit, answered?: PairingTry): void {
  const run = runOf(kit)
  const tries = [run.current, ...run.older]
  run.current = undefined
  run.older.clear()
  for (const name of PAIRING_TIMERS) kit.timers.stop(name)
  for (const each of tries) if (each !== answered) each?.controller.abort()
}

/** Names of the timers of a pairing. */
const PAIRING_TIMERS = ['pairing/creation', 'pairing/renewal', 'pairing/end', RESUME_TIMER] as const
