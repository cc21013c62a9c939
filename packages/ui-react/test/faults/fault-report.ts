import { writeFileSync } from 'node:fs'

/**
 * How a view recovers from a fault: unharmed, without a press a little later, after one press of its retry button, after it was
 * opened again, or not at all.
 */
export type FaultOutcome = 'unharmed' | 'by itself' | 'one press' | 'next opening' | 'failed'

/** Outcome of one fault of one endpoint in one view. */
export type FaultCell = {
  readonly view: string
  readonly endpoint: string
  readonly fault: string
  outcome: FaultOutcome
}

/** Writes the cells to the file in the environment variable `FAULTS_REPORT`, if set. */
export function reportFaults(cells: readonly FaultCell[]): void {
  const { FAULTS_REPORT: file } = process.env
  if (file) writeFileSync(file, JSON.stringify(cells))
}
