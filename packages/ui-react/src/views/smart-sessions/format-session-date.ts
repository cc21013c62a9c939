/**
 * Dates and periods of smart sessions.
 *
 * Out     formatSessionDate   day and time, in the visitor's own
 *         formatPeriod        whole numbers of the largest unit that measures it exactly: `1 day`, `90 seconds`
 * Source  R-SESS-10, R-HOST-13
 */

/** What measures a period; a month is no number of seconds. */
const UNITS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Writes a moment. */
export function formatSessionDate(locale: string, timestampMs: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(timestampMs)
}

/** Writes a period. */
export function formatPeriod(locale: string, periodSec: number): string {
  const [unit, seconds] = UNITS.find(([, each]) => periodSec % each === 0) ?? UNITS[4]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(periodSec / seconds)
}
