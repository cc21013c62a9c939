/**
 * Formats days and months of a history, in the user's language and time zone.
 *
 * Out     formatDay    `Mar 5`: the day and the month's short name, in the language's order
 *         formatMonth  `March` in the current year, `March 2025` otherwise
 * Source  R-ACCT-41, R-ACCT-43, R-ACCT-158, R-HOST-13
 */

/** Cache of formatters, because creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}/${kind}`
  const known = formats.get(key) ?? createFormat(locale, options)
  formats.set(key, known)
  return known
}

/** Calendars with the same months as the Gregorian one, by which histories are grouped. */
const GREGORIAN_MONTHS = ['gregory', 'buddhist', 'roc', 'japanese']

function createFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const localeFormat = new Intl.DateTimeFormat(locale, options)
  const { calendar } = localeFormat.resolvedOptions()
  return GREGORIAN_MONTHS.includes(calendar)
    ? localeFormat
    : new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
}

/** Formats a day. */
export function formatDay(locale: string, date: Date): string {
  return format(locale, 'day', { day: 'numeric', month: 'short' }).format(date)
}

/** Formats the title of a month, counted from 0. */
export function formatMonth(locale: string, year: number, month: number, now: Date): string {
  const middle = new Date(year, month, 15)
  if (year === now.getFullYear()) return format(locale, 'title', { month: 'long' }).format(middle)
  return format(locale, 'titleOfYear', { month: 'long', year: 'numeric' }).format(middle)
}
