/**
 * What paired wallets were asked to send and have not answered, as pages find it after the one that asked.
 *
 * Out     an entry that does not fit, or that no answer can come to any more, is left out
 * Source  spec R-CONN-257, R-STORE-13, R-STORE-14
 */
import { isRecord, isShortText } from '../guard/guard.js'
import type { Kit } from '../kit.js'
import { jsonKey } from '../storage/stored-key.js'
import { SENT_NAME, type ToSend } from './state.js'
import { isEntry, withShortPicture } from './stored-sent.js'

/** Of the key. */
export const ASKED_NAME = `${SENT_NAME}/asked`

const ASKED_MAX = 20

/** Five minutes for the wallet, five for the relay, and as much again for clocks that are wrong. */
const LIFETIME_MS = 1_200_000

/** A request that a wallet has not answered. */
export type Asked = {
  /** Of the request, as the client counts them. */
  readonly id: number
  readonly atMs: number
  readonly method: string
  readonly toSend: ToSend
}

function isAsked(value: unknown): value is Asked {
  if (!isRecord(value) || !isRecord(value.toSend)) return false
  const { id, atMs, method, toSend } = value
  const account = `${toSend.caipNetworkId}:${toSend.address}`
  const sent = { kind: 'other', moves: [], ...toSend, account, hash: '-', sentAtMs: atMs, status: 'pending' }
  return (
    typeof id === 'number' &&
    isShortText(method) &&
    isEntry(sent) &&
    sent.address !== undefined &&
    Math.abs(Date.now() - sent.sentAtMs) < LIFETIME_MS
  )
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const ASKED_KEY = { ...jsonKey('', isList), name: ASKED_NAME }

/** What is kept, the newest first. */
export function readAsked({ storage }: Kit): readonly Asked[] {
  return (storage.get(ASKED_KEY) ?? []).filter(isAsked)
}

/** Keeps one. */
export function storeAsked(kit: Kit, asked: Asked): void {
  const moves = asked.toSend.moves?.map(withShortPicture) ?? []
  write(kit, [{ ...asked, toSend: { ...asked.toSend, moves } }, ...readAsked(kit)])
}

/** Forgets one. */
export function forgetAsked(kit: Kit, id: number): void {
  const others = readAsked(kit).filter((asked) => asked.id !== id)
  write(kit, others)
}

function write({ storage }: Kit, asked: readonly Asked[]): void {
  if (asked.length > 0) storage.set(ASKED_KEY, asked.slice(0, ASKED_MAX))
  else storage.remove(ASKED_KEY)
}
