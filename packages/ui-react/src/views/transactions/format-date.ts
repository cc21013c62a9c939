/**
 * Days and months of a history, in the visitor's language and time.
 *
 * Out     formatDay    `05 Mar`: two digits, then the month's short name
 *         formatMonth  `March` in the current year, `March 2025` otherwise
 * Source  R-ACCT-41, R-ACCT-43, R-ACCT-158, R-HOST-13
 */

/** To make a formatter is slow, so each is kept. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}/${kind}`
  const known = formats.get(key) ?? inItsMonths(locale, options)
  formats.set(key, known)
  return known
}

/** Histories are put into the months of the calendar that most of the world has. */
const SAME_MONTHS = ['gregory', 'buddhist', 'roc', 'japanese']

function inItsMonths(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const own = new Intl.DateTimeFormat(locale, options)
  const { calendar } = own.resolvedOptions()
  return SAME_MONTHS.includes(calendar) ? own : new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
}

/** Writes a day. */
export function formatDay(locale: string, date: Date): string {
  const day = format(locale, 'day', { day: '2-digit' }).format(date)
  return `${day} ${format(locale, 'month', { month: 'short' }).format(date)}`
}

/** Writes the title of a month, counted from 0. */
export function formatMonth(locale: string, year: number, month: number, now: Date): string {
  const middle = new Date(year, month, 15)
  if (year === now.getFullYear()) return format(locale, 'title', { month: 'long' }).format(middle)
  return format(locale, 'titleOfYear', { month: 'long', year: 'numeric' }).format(middle)
}
