/**
 * Which messages of a send break.
 *
 * In      breaks   `times` counts from the `from`th message of its step, by default the first; all of them when absent
 * Out     take     counts a message; returns its fault, or undefined when it passes
 *         count    messages of a step so far
 */

/** Messages of a step that break, and how. */
export type BreakOf<Step extends string, Fault extends string> = {
  readonly step: Step
  readonly fault: Fault
  readonly from?: number
  readonly times?: number
}

/** Starts counting. */
export function countBreaks<Step extends string, Fault extends string>(breaks: readonly BreakOf<Step, Fault>[]) {
  const counts = new Map<Step, number>()
  return {
    count: (step: Step) => counts.get(step) ?? 0,
    take(step: Step): Fault | undefined {
      const count = (counts.get(step) ?? 0) + 1
      counts.set(step, count)
      return breaks.find(
        ({ step: at, from = 1, times = Number.POSITIVE_INFINITY }) =>
          at === step && count >= from && count < from + times,
      )?.fault
    },
  }
}
