/**
 * Stored requests to wallets without a response, for later pages and other tabs.
 *
 * Out     skips invalid entries, and those to which the wallet can no longer respond
 * Source  spec R-CONN-257, R-STORE-13, R-STORE-14
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isOneOf, isOptional, isRecord, isShortText } from '../../base/validation/guard.js'
import { ASKED_NAME, type AskedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { isEntry, withShortIcon } from './stored-transactions.js'

const MAX_ASKED = 20

/** Five minutes for the wallet, five for the relay, and the same again for wrong clocks. */
export const SEND_REQUEST_LIFETIME_MS = 1_200_000

const isStatus = isOneOf(['open', 'silent', 'unknown'])
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isRequestId = (value: unknown): value is number => typeof value === 'number'

function isAsked(value: unknown): value is AskedTransaction {
  if (!isRecord(value)) return false
  const { id, connectorId, askedAtMs, status, requestId, method, address, isRepeatAllowed } = value
  const sent = { ...value, hash: '-', sentAtMs: askedAtMs, status: 'pending' }
  return (
    isShortText(id) &&
    isShortText(connectorId) &&
    isStatus(status) &&
    isOptional(requestId, isRequestId) &&
    isOptional(method, isShortText) &&
    isOptional(isRepeatAllowed, isFlag) &&
    isEntry(sent) &&
    address !== undefined &&
    Math.abs(Date.now() - sent.sentAtMs) < SEND_REQUEST_LIFETIME_MS
  )
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const ASKED_KEY = { ...jsonKey('', isList), name: ASKED_NAME }

/** The stored requests, newest first. */
export function getStoredSendRequests({ storage }: Kit): readonly AskedTransaction[] {
  return (storage.get(ASKED_KEY) ?? []).filter(isAsked)
}

/** Stores a request and replaces its earlier entry. */
export function storeSendRequest(kit: Kit, asked: AskedTransaction): void {
  const moves = asked.moves.map(withShortIcon)
  write(kit, [{ ...asked, moves }, ...withoutAsked(kit, asked.id)])
}

/** Removes a stored request. */
export function removeSendRequest(kit: Kit, id: string): void {
  write(kit, withoutAsked(kit, id))
}

function withoutAsked(kit: Kit, id: string): readonly AskedTransaction[] {
  return getStoredSendRequests(kit).filter((asked) => asked.id !== id)
}

function write({ storage }: Kit, asked: readonly AskedTransaction[]): void {
  if (asked.length > 0) storage.set(ASKED_KEY, asked.slice(0, MAX_ASKED))
  else storage.remove(ASKED_KEY)
}
