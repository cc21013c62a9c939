/**
 * What was sent and is followed, as it is kept for the next visit and for other tabs.
 *
 * Out     an entry that does not fit is left out; those that ended stay a while, for tabs that have not heard of it
 * Source  spec R-STORE-25, R-STORE-14
 */
import { isCaipNetworkId, parseCaipAddress } from '../caip/caip.js'
import { isListOf, isOneOf, isOptional, isRecord, isShortText } from '../guard/guard.js'
import type { Kit } from '../kit.js'
import { jsonKey, type StoredKey } from '../storage/stored-key.js'
import { type FollowedTransaction, PENDING_TRANSACTIONS_MAX, SENT_NAME, type SentMove } from './state.js'

const MAX_MOVES = 4
const MAX_ENDED = 20
const MAX_TEXT = 4_096
const MAX_PAUSE_MS = 60_000
/** Of a `Date`. */
const LAST_MOMENT_MS = 8.64e15

const isKind = isOneOf(['transfer', 'approval', 'swap', 'payment', 'other'])
const isStatus = isOneOf(['pending', 'confirmed', 'failed', 'replaced', 'dropped'])
const isReason = isOneOf(['repriced', 'cancelled', 'replaced'])
const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
/** Tokens may lack a name or a picture; a picture may be its own address. */
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT
const isHash = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 8_194
const isBlock = (value: unknown): value is string => isShortText(value) && /^\d+$/.test(value)
const isAmount = (value: unknown): value is string => isShortText(value) && /^\d+(\.\d+)?$/.test(value)

function isAccount(value: unknown, caipNetworkId: string): boolean {
  if (!isShortText(value)) return false
  try {
    return parseCaipAddress(value).caipNetworkId === caipNetworkId
  } catch {
    return false
  }
}

function isMove(value: unknown): value is SentMove {
  if (!isRecord(value)) return false
  const { direction, amount, symbol, name, asset, iconUrl, price, before } = value
  const isNamed = isText(symbol) && [name, asset, iconUrl].every((text) => isOptional(text, isText))
  return (
    (direction === 'in' || direction === 'out') &&
    isAmount(amount) &&
    isNamed &&
    isOptional(price, isNumber) &&
    isOptional(before, isAmount)
  )
}

function isEntry(value: unknown): value is FollowedTransaction {
  if (!isRecord(value) || !isHash(value.hash) || !isCaipNetworkId(value.caipNetworkId)) return false
  const { caipNetworkId, account, address, memo, leastPauseMs, kind, sentAtMs, receiver, moves } = value
  const { isBatch, isSmartAccount, paymentId, status, settledAs, reason, block, isCounted } = value
  return (
    isAccount(account, caipNetworkId) &&
    [address, receiver, paymentId].every((text) => isOptional(text, isShortText)) &&
    isOptional(memo, isText) &&
    (leastPauseMs === undefined || (isNumber(leastPauseMs) && leastPauseMs <= MAX_PAUSE_MS)) &&
    isKind(kind) &&
    isNumber(sentAtMs) &&
    sentAtMs <= LAST_MOMENT_MS &&
    isListOf(moves, isMove, MAX_MOVES) &&
    isOptional(isSmartAccount, isFlag) &&
    isOptional(isBatch, isFlag) &&
    isStatus(status) &&
    isOptional(settledAs, isShortText) &&
    isOptional(reason, isReason) &&
    isOptional(block, isBlock) &&
    isOptional(isCounted, isFlag)
  )
}

const isList = (value: unknown): value is readonly FollowedTransaction[] => Array.isArray(value)
const KEY_OF_ALL = jsonKey('', isList)

const SENT_KEY: StoredKey<readonly FollowedTransaction[]> = {
  ...KEY_OF_ALL,
  name: SENT_NAME,
  read: (text) => KEY_OF_ALL.read(text)?.filter(isEntry).slice(0, PENDING_TRANSACTIONS_MAX),
}

/** What is kept. */
export function readSent({ storage }: Kit): readonly FollowedTransaction[] {
  return storage.get(SENT_KEY) ?? []
}

/** Keeps how one stands; those of other tabs stay. */
export function storeSent(kit: Kit, entry: FollowedTransaction): void {
  const all = [entry, ...readSent(kit).filter(({ hash }) => hash !== entry.hash)]
  const pending = all.filter(({ status }) => status === 'pending')
  const ended = all.filter(({ status }) => status !== 'pending')
  kit.storage.set(SENT_KEY, [...pending.slice(0, PENDING_TRANSACTIONS_MAX), ...ended.slice(0, MAX_ENDED)])
}

/** Whether it matters still: it is pending, or no reading has shown yet what it moved. */
export function isOpen({ status, isCounted, moves }: FollowedTransaction): boolean {
  return (
    status === 'pending' || (status === 'confirmed' && !isCounted && moves.some(({ before }) => before !== undefined))
  )
}

/** Forgets those that ended and are counted. */
export function forgetEnded(kit: Kit): void {
  const open = readSent(kit).filter(isOpen)
  if (open.length > 0) kit.storage.set(SENT_KEY, open)
  else kit.storage.remove(SENT_KEY)
}
