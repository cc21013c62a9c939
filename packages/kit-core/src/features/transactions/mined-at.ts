/**
 * When a transaction happened.
 *
 * In      minedAt  text of the service
 * Out     the moment, of a day alone its first one where the visitor is; undefined for text that names no day of the calendar, or a
 *         time without its zone
 * Source  spec R-ACCT-157; security §8 (history: bad dates); RFC 3339
 */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/** Reads the moment. */
export function parseMinedAt(minedAt: string): Date | undefined {
  const [, year, month, day] = MOMENT.exec(minedAt) ?? []
  if (year === undefined) return undefined
  const daysOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  // Of a day alone the language makes its first moment in Greenwich, which elsewhere is the day before.
  const moment = new Date(minedAt.includes('T') ? minedAt : `${minedAt}T00:00`)
  return Number(day) > daysOfMonth || Number.isNaN(moment.getTime()) ? undefined : moment
}
