/**
 * Smart sessions as they are shown.
 *
 * In      nowMs   the present
 * Out     smartSessionStatus    revoked, else expired, else active
 *         selectSmartSessions   of the account in use; empty when another one's were read last
 *         groupSmartSessions    those of one status by year and month of their date: the day of a revocation, else the
 *                               expiry. Active ones begin with what ends first, others with what ended last
 *         sessionDateMs         that date
 * Source  spec R-SESS-08, R-SESS-09, R-SESS-10
 */
import type { SmartSession } from '@bowline/api-client'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import type { SmartSessionsState } from './state.js'

/** How a session stands. */
export type SmartSessionStatus = 'active' | 'expired' | 'revoked'

/** Sessions of one month, 0 to 11, in the visitor's time. */
export type SmartSessionGroup = {
  readonly year: number
  readonly month: number
  readonly sessions: readonly SmartSession[]
}

/** How a session stands. */
export function smartSessionStatus(
  { revokedAt, expiresAtMs }: Pick<SmartSession, 'revokedAt' | 'expiresAtMs'>,
  nowMs: number,
): SmartSessionStatus {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAtMs <= nowMs ? 'expired' : 'active'
}

const NONE: SmartSessionsState = {}

/** The sessions of the account in use. */
export function selectSmartSessions(state: KitState): SmartSessionsState {
  const { smartSessions } = state
  return smartSessions.account === selectActiveAccount(state)?.caipAddress ? smartSessions : NONE
}

/** The date that a session is shown with, in epoch milliseconds. */
export function sessionDateMs({ revokedAt, expiresAtMs }: Pick<SmartSession, 'revokedAt' | 'expiresAtMs'>): number {
  return revokedAt ?? expiresAtMs
}

/** Sessions of one status, month by month. */
export function groupSmartSessions(
  sessions: readonly SmartSession[],
  status: SmartSessionStatus,
  nowMs: number,
): readonly SmartSessionGroup[] {
  const order = status === 'active' ? 1 : -1
  const groups = new Map<string, { year: number; month: number; sessions: SmartSession[] }>()
  const own = sessions
    .filter((session) => smartSessionStatus(session, nowMs) === status)
    .sort((one, other) => order * (sessionDateMs(one) - sessionDateMs(other)))
  for (const session of own) {
    const date = new Date(sessionDateMs(session))
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const key = `${year}/${month}`
    const group = groups.get(key) ?? { year, month, sessions: [] }
    groups.set(key, group)
    group.sessions.push(session)
  }
  return [...groups.values()]
}
