/**
 * Requests to wallets to send a transaction, in storage for later pages and other tabs, until it is known whether the wallet
 * has sent.
 *
 * Source  spec R-CONN-257, R-STORE-13, R-STORE-14
 */

import { jsonKey } from '../../base/storage/stored-key.js'
import { isOneOf, isOptional, isRecord, isShortText } from '../../base/validation/guard.js'
import { SEND_REQUESTS_STORAGE_KEY, type SendRequest } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { isEntry, withShortIcon } from './stored-transactions.js'

const MAX_SEND_REQUESTS = 20

/**
 * How long a wallet may respond to a request: five minutes for the wallet, five for the relay, and the same again for wrong
 * clocks.
 */
export const SEND_REQUEST_LIFETIME_MS = 1_200_000

const isStatus = isOneOf(['open', 'silent', 'unknown'])
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isRequestId = (value: unknown): value is number => typeof value === 'number'

function isSendRequest(value: unknown): value is SendRequest {
  if (!isRecord(value)) return false
  const { id, connectorId, requestedAtMs, status, requestId, method, address, isRepeatAllowed } = value
  const sent = { ...value, hash: '-', sentAtMs: requestedAtMs, status: 'pending' }
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
const SEND_REQUESTS_KEY = { ...jsonKey('', isList), name: SEND_REQUESTS_STORAGE_KEY }

/** The stored requests, newest first. Skips invalid entries, and those to which the wallet can no longer respond. */
export function getStoredSendRequests({ storage }: Kit): readonly SendRequest[] {
  return (storage.get(SEND_REQUESTS_KEY) ?? []).filter(isSendRequest)
}

/** Stores a request and replaces its earlier entry. */
export function storeSendRequest(kit: Kit, request: SendRequest): void {
  const moves = request.moves.map(withShortIcon)
  write(kit, [{ ...request, moves }, ...withoutSendRequest(kit, request.id)])
}

/** Removes a stored request. */
export function removeSendRequest(kit: Kit, id: string): void {
  write(kit, withoutSendRequest(kit, id))
}

function withoutSendRequest(kit: Kit, id: string): readonly SendRequest[] {
  return getStoredSendRequests(kit).filter((request) => request.id !== id)
}

function write({ storage }: Kit, requests: readonly SendRequest[]): void {
  if (requests.length > 0) storage.set(SEND_REQUESTS_KEY, requests.slice(0, MAX_SEND_REQUESTS))
  else storage.remove(SEND_REQUESTS_KEY)
}
