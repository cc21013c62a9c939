/** A text the specification quotes, and how to make the kit show it. */
import { setImmediate } from 'node:timers'
import { stopEmbedded } from '../embedded-fixture.js'
import { tidyPairing } from '../pairing-fixture.js'
import { stopKits } from '../sign-in-fixture.js'

export type QuotedText = {
  readonly ids: string
  readonly text: string
  readonly when: string
  readonly say: () => Promise<string>
}

/** The message of a rejection, or of what a function throws. Fails when there is none. */
export async function messageOf(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('Nothing was thrown')
}

/** Runs everything that needs no timer. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) await new Promise(setImmediate)
}

/** Stops everything a test started. */
export function stopAll(): void {
  tidyPairing()
  stopEmbedded()
  stopKits()
}
