import { getCurrent } from './language.js'

const format = (timeMs: number, options: Intl.DateTimeFormatOptions): string =>
  new Date(timeMs).toLocaleString(getCurrent().language.locale, options)

/** Formats a time, in epoch milliseconds, for the user of this browser, in its time zone. */
export const formatTime = (timeMs: number): string => format(timeMs, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats a day, of epoch milliseconds, for the user of this browser. */
export const formatDay = (timeMs: number): string => format(timeMs, { dateStyle: 'medium' })
