/**
 * Tracked transactions in storage, for the next visit and for other tabs. Ended ones stay for a while, for tabs that have not
 * seen how they ended.
 *
 * Source  spec R-STORE-25, R-STORE-14
 */
import { isCaipNetworkId, parseCaipAddress } from '../../base/caip/caip.js'
import { jsonKey, type StoredKey } from '../../base/storage/stored-key.js'
import { isListOf, isOneOf, isOptional, isRecord, isShortText } from '../../base/validation/guard.js'
import { MAX_DATE_MS } from '../../base/validation/max-date-ms.js'
import {
  type AssetChange,
  PENDING_TRANSACTIONS_MAX,
  SENT_STORAGE_KEY,
  type TrackedTransaction,
} from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { isUnsettled } from './transaction-state.js'

const MAX_MOVES = 4
const MAX_ENDED = 20
const MAX_MEMO = 4_096
/** Maximum text length of a stored signed transaction. A longer one is only sent again while the page is open. */
const MAX_RAW = 65_536
const MAX_PAUSE_MS = 60_000
const MAX_WORD = 2_048

const isKind = isOneOf(['transfer', 'approval', 'swap', 'payment', 'other'])
const isStatus = isOneOf(['pending', 'confirmed', 'failed', 'replaced', 'dropped'])
const isReason = isOneOf(['repriced', 'cancelled', 'replaced'])
const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isMemo = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_MEMO
const isRaw = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_RAW && /^[A-Za-z0-9+/=]+$/.test(value)
const isHash = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 8_194
const isBlock = (value: unknown): value is string => isShortText(value) && /^\d+$/.test(value)
const isAmount = (value: unknown): value is string => isShortText(value) && /^\d+(\.\d+)?$/.test(value)
const isDecimals = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value <= 36

function isAccount(value: unknown, caipNetworkId: string): boolean {
  if (!isShortText(value)) return false
  try {
    return parseCaipAddress(value).caipNetworkId === caipNetworkId
  } catch {
    return false
  }
}

/** Text for display. It may be missing, and never makes an entry invalid by that. */
const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_WORD

function isMove(value: unknown): value is AssetChange {
  if (!isRecord(value)) return false
  const { direction, amount, symbol, name, asset, iconUrl, price, before, decimals } = value
  const isNamed = isWord(symbol) && [name, iconUrl].every((text) => isOptional(text, isWord))
  const isOf = isNamed && isOptional(asset, isShortText) && isOptional(price, isNumber) && isOptional(before, isAmount)
  const isCounted = isAmount(amount) && isOptional(decimals, isDecimals)
  return (direction === 'in' || direction === 'out') && isCounted && isOf
}

/** Whether an untrusted stored value is a tracked transaction. */
export function isEntry(value: unknown): value is TrackedTransaction {
  if (!isRecord(value) || !isHash(value.hash) || !isCaipNetworkId(value.caipNetworkId)) return false
  const { caipNetworkId, account, address, memo, minPollIntervalMs, kind, sentAtMs, recipient, moves } = value
  const { isBatch, isSmartAccount, paymentId, status, isReorgPossible, isNotSeen, lastNotified, settledAs, reason } =
    value
  const { block, receivedAmount, isReflected, raw } = value
  return (
    isAccount(account, caipNetworkId) &&
    [address, recipient, paymentId].every((text) => isOptional(text, isShortText)) &&
    isOptional(memo, isMemo) &&
    isOptional(raw, isRaw) &&
    (minPollIntervalMs === undefined || (isNumber(minPollIntervalMs) && minPollIntervalMs <= MAX_PAUSE_MS)) &&
    isKind(kind) &&
    isNumber(sentAtMs) &&
    sentAtMs <= MAX_DATE_MS &&
    isListOf(moves, isMove, MAX_MOVES) &&
    [isBatch, isSmartAccount, isReorgPossible, isNotSeen].every((flag) => isOptional(flag, isFlag)) &&
    isStatus(status) &&
    isOptional(lastNotified, isStatus) &&
    isOptional(settledAs, isShortText) &&
    isOptional(reason, isReason) &&
    isOptional(block, isBlock) &&
    isOptional(receivedAmount, isAmount) &&
    isOptional(isReflected, isFlag)
  )
}

const isList = (value: unknown): value is readonly TrackedTransaction[] => Array.isArray(value)
const KEY_OF_ALL = jsonKey('', isList)

const SENT_KEY: StoredKey<readonly TrackedTransaction[]> = {
  ...KEY_OF_ALL,
  name: SENT_STORAGE_KEY,
  read: (text) => KEY_OF_ALL.read(text)?.filter(isEntry).slice(0, PENDING_TRANSACTIONS_MAX),
}

/** The stored transactions, newest first. Skips invalid entries. */
export function getStoredTransactions({ storage }: Kit): readonly TrackedTransaction[] {
  return storage.get(SENT_KEY) ?? []
}

/**
 * Stores a transaction in front of the others. Keeps the entries of other tabs, and an outcome that another tab has already
 * found or reported.
 */
export function storeTransaction(kit: Kit, entry: TrackedTransaction): void {
  const moves = entry.moves.map(withShortIcon)
  const stored = getStoredTransactions(kit)
  const known = stored.find(({ hash }) => hash === entry.hash)
  if (known && !isUnsettled(known) && isUnsettled(entry)) return
  const lastNotified =
    known?.lastNotified === entry.status ? known.lastNotified : (entry.lastNotified ?? known?.lastNotified)
  const raw = isRaw(entry.raw) ? entry.raw : undefined
  const all = [{ ...entry, moves, lastNotified, raw }, ...stored.filter((other) => other !== known)]
  const open = all.filter(isWorthStoring)
  const ended = all.filter((other) => !isWorthStoring(other))
  kit.storage.set(SENT_KEY, [...open.slice(0, PENDING_TRANSACTIONS_MAX), ...ended.slice(0, MAX_ENDED)])
}

/** Removes an icon URL that is too long to store. */
export function withShortIcon({ iconUrl, ...move }: AssetChange): AssetChange {
  return isWord(iconUrl) ? { ...move, iconUrl } : move
}

/**
 * Whether the next visit needs the entry: it may still change, or no fetched balance includes it yet. Approvals move
 * nothing.
 */
export function isWorthStoring(entry: TrackedTransaction): boolean {
  const { status, isReflected, kind, moves } = entry
  const isMoving = kind !== 'approval' && moves.some(({ before }) => before !== undefined)
  return isUnsettled(entry) || (status === 'confirmed' && !isReflected && isMoving)
}

/** Removes the entries that are not worth storing. */
export function removeSettled(kit: Kit): void {
  const open = getStoredTransactions(kit).filter(isWorthStoring)
  if (open.length > 0) kit.storage.set(SENT_KEY, open)
  else kit.storage.remove(SENT_KEY)
}
