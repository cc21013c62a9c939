/**
 * Formats dates and periods of smart sessions.
 *
 * Out     formatSessionDate   date and time in the user's time zone
 *         formatPeriod        whole number of the largest unit that divides the period, for a text after `every`: `day`, `90 seconds`
 * Source  R-SESS-10, R-HOST-13
 */

/** Units of a period in seconds. Months are missing, because they vary in length. */
const UNITS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats a date with its time. */
export function formatSessionDate(locale: string, timestampMs: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(timestampMs)
}

/** Formats a period given in seconds. */
export function formatPeriod(locale: string, periodSec: number): string {
  const [unit, seconds] = UNITS.find(([, each]) => periodSec % each === 0) ?? UNITS[4]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  if (periodSec !== seconds) return format.format(periodSec / seconds)
  return format
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'unit' ? value : []))
    .join('')
}
