/**
 * Smart sessions as the views show them.
 *
 * In      nowMs   the current time
 * Out     getSmartSessionStatus    revoked, else expired, else active
 *         selectSmartSessions   those of the active account; empty when the state holds another account's
 *         groupSmartSessions    those of one status by year and month of their date: the revocation, else the expiry. Active
 *                               sessions are sorted by the earliest end, others by the latest
 *         getSessionDateMs         that date
 * Source  spec R-SESS-08, R-SESS-09, R-SESS-10
 */
import type { SmartSession } from '@bowline/api-client'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import type { SmartSessionsState } from './state.js'

/** Status of a session. */
export type SmartSessionStatus = 'active' | 'expired' | 'revoked'

/** Sessions of one month (0 to 11), in the user's time zone. */
export type SmartSessionGroup = {
  readonly year: number
  readonly month: number
  readonly sessions: readonly SmartSession[]
}

/** Status of a session at a time. */
export function getSmartSessionStatus(
  { revokedAt, expiresAtMs }: Pick<SmartSession, 'revokedAt' | 'expiresAtMs'>,
  nowMs: number,
): SmartSessionStatus {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAtMs <= nowMs ? 'expired' : 'active'
}

const NONE: SmartSessionsState = {}

/** The sessions of the active account. */
export function selectSmartSessions(state: KitState): SmartSessionsState {
  const { smartSessions } = state
  return smartSessions.account === selectActiveAccount(state)?.caipAddress ? smartSessions : NONE
}

/** The date shown for a session, in epoch milliseconds: its revocation, else its expiry. */
export function getSessionDateMs({ revokedAt, expiresAtMs }: Pick<SmartSession, 'revokedAt' | 'expiresAtMs'>): number {
  return revokedAt ?? expiresAtMs
}

/** Groups the sessions of one status by month. */
export function groupSmartSessions(
  sessions: readonly SmartSession[],
  status: SmartSessionStatus,
  nowMs: number,
): readonly SmartSessionGroup[] {
  const order = status === 'active' ? 1 : -1
  const groups = new Map<string, { year: number; month: number; sessions: SmartSession[] }>()
  const own = sessions
    .filter((session) => getSmartSessionStatus(session, nowMs) === status)
    .sort((one, other) => order * (getSessionDateMs(one) - getSessionDateMs(other)))
  for (const session of own) {
    const date = new Date(getSessionDateMs(session))
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const key = `${year}/${month}`
    const group = groups.get(key) ?? { year, month, sessions: [] }
    groups.set(key, group)
    group.sessions.push(session)
  }
  return [...groups.values()]
}
