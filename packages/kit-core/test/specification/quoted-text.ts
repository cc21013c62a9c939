/** A text the specification quotes, and how to make the kit say it. */
import { setImmediate } from 'node:timers'
import { stopEmbedded } from '../embedded-bench.js'
import { tidyPairing } from '../pairing-bench.js'
import { stopKits } from '../sign-in-bench.js'

export type QuotedText = {
  readonly ids: string
  readonly text: string
  readonly when: string
  readonly say: () => Promise<string>
}

/** Message of a rejection, or of what a function throws. Fails when there is none. */
export async function messageOf(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('Nothing was thrown')
}

/** Lets everything run that needs no clock. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) await new Promise(setImmediate)
}

/** Leaves nothing running after a test. */
export function stopAll(): void {
  tidyPairing()
  stopEmbedded()
  stopKits()
}
