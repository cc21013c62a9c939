import { getCurrent } from './language.js'

/** Formats a time, in epoch milliseconds, that others read too: in UTC. */
export function formatUtc(timeMs: number): string {
  const { isEnglish, locale } = getCurrent().language
  const time = new Date(timeMs)
  const shown = isEnglish
    ? time.toISOString().slice(0, 16).replace('T', ' ')
    : time.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${shown} UTC`
}
