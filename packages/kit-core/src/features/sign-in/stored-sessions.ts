/**
 * Shape and storage key of the sign-in sessions that the page stores.
 *
 * Source  spec R-STORE-07, R-STORE-13, R-STORE-14; security design §8, stored data
 */
import { isCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { jsonKey, type StoredKey } from '../../base/storage/stored-key.js'
import { isListOf, isOptional, isRecord, isShortText } from '../../base/validation/guard.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import { SESSIONS_NAME } from './key-names.js'

const TEXT_MAX = 16_384

/** Maximum number of stored sessions or tokens; the oldest are dropped first. */
export const SESSIONS_MAX = 50

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= TEXT_MAX
}

function isMessageData(value: unknown): value is SiwxMessageData {
  if (!isRecord(value) || !isCaipNetworkId(value.chainId)) return false
  const { accountAddress, domain, uri, version, nonce } = value
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = value
  return (
    [accountAddress, domain, uri, version, nonce].every(isShortText) &&
    [issuedAt, expirationTime, notBefore, requestId].every((text) => isOptional(text, isShortText)) &&
    isOptional(statement, isText) &&
    isOptional(resources, (list): list is readonly string[] => isListOf(list, isText, 50))
  )
}

/** Whether an untrusted value has the shape of a session. Does not check whether the session is valid. */
export function isSession(value: unknown): value is SiwxSession {
  if (!isRecord(value)) return false
  return (
    isMessageData(value.data) && isText(value.message) && isText(value.signature) && isOptional(value.cacao, isCacao)
  )
}

function isCacao(value: unknown): value is NonNullable<SiwxSession['cacao']> {
  return isRecord(value) && isRecord(value.h) && isRecord(value.p) && isRecord(value.s)
}

/** Creates a storage key for a list that is read entry by entry: skips an invalid entry, which the next write removes. */
export function entriesKey<Entry>(
  name: string,
  isEntry: (value: unknown) => value is Entry,
): StoredKey<readonly Entry[]> {
  const list = jsonKey(name, (value): value is readonly unknown[] => Array.isArray(value))
  return { ...list, read: (text) => list.read(text)?.filter(isEntry), write: list.write }
}

/** Storage key of the sessions of `createLocalSignIn`, newest last. */
export const SESSIONS_KEY = entriesKey(SESSIONS_NAME, isSession)

/** Whether a session names this account and exactly this network. Does not verify its signature. */
export function isSessionOf({ data }: SiwxSession, chainId: CaipNetworkId, address: string): boolean {
  return data.chainId === chainId && isSameAddress(data.accountAddress, address)
}
