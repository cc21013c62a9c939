/**
 * Unsettled exchange payments in storage, so that polling continues after a reload or in another tab. Kept for 30 days, at most
 * 20.
 *
 * Source  spec R-PAY-27, R-PAY-28, R-STORE-14
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isRecord, isWebUrl } from '../../base/validation/guard.js'
import type { Payment } from '../../core/state/payment.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { parsePayment } from './parse-payment.js'
import { EXCHANGES_STORAGE_KEY } from './state.js'

/** An exchange payment in storage. */
export type StoredExchangePayment = {
  readonly paymentId: string
  readonly exchangeId: string
  readonly sessionId: string
  /** URL of the exchange's page. */
  readonly url: string
  readonly payment: Payment
  readonly startedAtMs: number
}

const RECENT_MS = 86_400_000
const FOLLOWED_MS = 30 * RECENT_MS
const MOST_SESSIONS = 20
const LONGEST_TEXT = 8_192

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const KEY = { ...jsonKey<readonly unknown[]>('', isList), name: EXCHANGES_STORAGE_KEY }

/** Stored payments, newest first. Skips invalid entries and payments older than 30 days. */
export function getStoredExchangePayments(kit: Kit): readonly StoredExchangePayment[] {
  return (kit.storage.get(KEY) ?? []).flatMap((entry) => parseEntry(kit, entry) ?? []).slice(0, MOST_SESSIONS)
}

/** Whether a payment is still polled: started less than 30 days ago. A start in the future counts by its distance. */
export function isStillPolled(session: Pick<StoredExchangePayment, 'startedAtMs'>): boolean {
  return ageOf(session) < FOLLOWED_MS
}

/** Whether a payment started less than a day ago. */
export function isRecent(session: Pick<StoredExchangePayment, 'startedAtMs'>): boolean {
  return ageOf(session) < RECENT_MS
}

function ageOf({ startedAtMs }: Pick<StoredExchangePayment, 'startedAtMs'>): number {
  return Math.abs(Date.now() - startedAtMs)
}

/** Stores a payment as the newest one. */
export function storeExchangePayment(kit: Kit, session: StoredExchangePayment): void {
  kit.storage.set(KEY, [session, ...getStoredExchangePayments(kit)].slice(0, MOST_SESSIONS))
}

/** Removes a payment from storage; false if another page already did. Without an id, removes only invalid and old entries. */
export function removeStoredExchangePayment(kit: Kit, paymentId?: string): boolean {
  const sessions = getStoredExchangePayments(kit)
  const left = sessions.filter((session) => session.paymentId !== paymentId)
  if (left.length > 0) kit.storage.set(KEY, left)
  else kit.storage.remove(KEY)
  return left.length < sessions.length
}

function parseEntry(kit: Kit, value: unknown): StoredExchangePayment | undefined {
  if (!isRecord(value)) return undefined
  const { paymentId, exchangeId, sessionId, url, startedAtMs } = value
  if (!isText(paymentId) || !isText(exchangeId) || !isText(sessionId) || !isText(url)) return undefined
  if (!isWebUrl(url) || new URL(url).protocol !== 'https:' || typeof startedAtMs !== 'number') return undefined
  if (!isStillPolled({ startedAtMs })) return undefined
  try {
    const payment = parsePayment(value.payment, (id) => selectNetwork(kit.store.get(), id))
    return { paymentId, exchangeId, sessionId, url, payment, startedAtMs }
  } catch {
    return undefined
  }
}
