/**
 * Smart sessions as the views show them: with a status, grouped by month.
 *
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

/** Status at a time: revoked, else expired, else active. */
export function getSmartSessionStatus(
  { revokedAt, expiresAtMs }: Pick<SmartSession, 'revokedAt' | 'expiresAtMs'>,
  nowMs: number,
): SmartSessionStatus {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAtMs <= nowMs ? 'expired' : 'active'
}

const NONE: SmartSessionsState = {}

/** The sessions of the active account; an empty state when the state holds another account's. */
export function selectSmartSessions(state: KitState): SmartSessionsState {
  const { smartSessions } = state
  return smartSessions.account === selectActiveAccount(state)?.caipAddress ? smartSessions : NONE
}

/** The date shown for a session, in epoch milliseconds: its revocation, else its expiry. */
export function getSessionDateMs({ revokedAt, expiresAtMs }: Pick<SmartSession, 'revokedAt' | 'expiresAtMs'>): number {
  return revokedAt ?? expiresAtMs
}

/**
 * The sessions of one status, grouped by month of their date. Active ones are sorted by the earliest expiry, others by the
 * latest date.
 */
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
