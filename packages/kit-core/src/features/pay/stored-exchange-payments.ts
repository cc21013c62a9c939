/**
 * Payments that were begun at exchanges, as they are kept for the next page.
 *
 * Out     the newest first; what does not fit is left out, and so is what was begun a month ago
 * Source  spec R-PAY-27, R-PAY-28, R-STORE-14
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isRecord, isWebUrl } from '../../base/validation/guard.js'
import type { Payment } from '../../core/state/payment.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { readPayment } from './parse-payment.js'
import { EXCHANGES_NAME } from './state.js'

/** A payment at an exchange, and how to ask for it. */
export type ExchangeSession = {
  readonly paymentId: string
  readonly exchangeId: string
  readonly sessionId: string
  /** The exchange's page. */
  readonly url: string
  readonly payment: Payment
  readonly begunAtMs: number
}

const RECENT_MS = 86_400_000
const FOLLOWED_MS = 30 * RECENT_MS
const MOST_SESSIONS = 20
const LONGEST_TEXT = 8_192

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const KEY = { ...jsonKey<readonly unknown[]>('', isList), name: EXCHANGES_NAME }

/** Those that are followed. */
export function readSessions(kit: Kit): readonly ExchangeSession[] {
  return (kit.storage.get(KEY) ?? []).flatMap((entry) => readSession(kit, entry) ?? []).slice(0, MOST_SESSIONS)
}

/** Whether it is asked for still. A clock that was set back makes none young again. */
export function isFollowed(session: Pick<ExchangeSession, 'begunAtMs'>): boolean {
  return ageOf(session) < FOLLOWED_MS
}

/** Whether it was begun within a day. */
export function isRecent(session: Pick<ExchangeSession, 'begunAtMs'>): boolean {
  return ageOf(session) < RECENT_MS
}

function ageOf({ begunAtMs }: Pick<ExchangeSession, 'begunAtMs'>): number {
  return Math.abs(Date.now() - begunAtMs)
}

/** Keeps one for the next page. */
export function keepSession(kit: Kit, session: ExchangeSession): void {
  kit.storage.set(KEY, [session, ...readSessions(kit)].slice(0, MOST_SESSIONS))
}

/** Forgets one; false where another page has. Without a name it forgets those that are over. */
export function dropSession(kit: Kit, paymentId?: string): boolean {
  const sessions = readSessions(kit)
  const left = sessions.filter((session) => session.paymentId !== paymentId)
  if (left.length > 0) kit.storage.set(KEY, left)
  else kit.storage.remove(KEY)
  return left.length < sessions.length
}

function readSession(kit: Kit, value: unknown): ExchangeSession | undefined {
  if (!isRecord(value)) return undefined
  const { paymentId, exchangeId, sessionId, url, begunAtMs } = value
  if (!isText(paymentId) || !isText(exchangeId) || !isText(sessionId) || !isText(url)) return undefined
  if (!isWebUrl(url) || new URL(url).protocol !== 'https:' || typeof begunAtMs !== 'number') return undefined
  if (!isFollowed({ begunAtMs })) return undefined
  try {
    const payment = readPayment(value.payment, (id) => selectNetwork(kit.store.get(), id))
    return { paymentId, exchangeId, sessionId, url, payment, begunAtMs }
  } catch {
    return undefined
  }
}
