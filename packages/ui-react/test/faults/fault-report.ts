import { writeFileSync } from 'node:fs'

/**
 * How a view came out of a fault: as if nothing had happened, by itself a little later, after one press of the button that
 * offers another try, after it was opened once more, or not at all.
 */
export type FaultOutcome = 'unharmed' | 'by itself' | 'one press' | 'next opening' | 'failed'

/** One view, one endpoint, one fault. */
export type FaultCell = {
  readonly view: string
  readonly endpoint: string
  readonly fault: string
  outcome: FaultOutcome
}

/** Writes the cells to the file that `FAULTS_REPORT` names, if it names one. */
export function reportFaults(cells: readonly FaultCell[]): void {
  const { FAULTS_REPORT: file } = process.env
  if (file) writeFileSync(file, JSON.stringify(cells))
}
