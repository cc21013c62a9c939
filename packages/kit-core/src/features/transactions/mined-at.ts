/**
 * Parses when a transaction of a history happened.
 *
 * In      minedAt  text of the service
 * Out     the time; for a date without time, its start in the user's time zone. Undefined for an invalid date or a time without
 *         time zone
 * Source  spec R-ACCT-157; security §8 (history: bad dates); RFC 3339
 */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

export function parseMinedAt(minedAt: string): Date | undefined {
  const [, year, month, day] = MOMENT.exec(minedAt) ?? []
  if (year === undefined) return undefined
  const daysOfMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  // JavaScript parses a date without time as UTC, which can be the day before in the user's time zone.
  const moment = new Date(minedAt.includes('T') ? minedAt : `${minedAt}T00:00`)
  return Number(day) > daysOfMonth || Number.isNaN(moment.getTime()) ? undefined : moment
}
