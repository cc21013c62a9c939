/**
 * Stores the chain and account used with a session, so that a reload starts with them.
 *
 * In      storage   text; an unreadable value counts as missing
 *         session   the stored state of another session is ignored
 * Source  spec R-CONN-109; security design §8 (stored data)
 */
import type { PairedSession, TextStorage } from '@bowline/kit-core'
import * as v from 'valibot'
import { addressSchema } from '../runtime/response-schemas.js'

/** Each connector has its own key, since sessions of different connectors exist at the same time. */
const getStorageKey = ({ connectorId = 'paired' }: SessionName) => `evm.${connectorId}`

const stateSchema = v.object({
  topic: v.string(),
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  address: addressSchema,
})

type SessionName = Pick<PairedSession, 'topic' | 'connectorId'>

/** A stored chain and account. */
export type StoredPairedState = { readonly chainId: number; readonly address: string }

/** The chain and account last used with a session; undefined if none are stored. */
export function getStoredPairedState(storage: TextStorage, session: SessionName): StoredPairedState | undefined {
  const text = storage.get(getStorageKey(session))
  const parsed = text === undefined ? undefined : v.safeParse(stateSchema, parseJson(text))
  return parsed?.success && parsed.output.topic === session.topic ? parsed.output : undefined
}

/** Stores the chain and account in use with a session. */
export function storePairedState(
  storage: TextStorage,
  session: SessionName,
  { chainId, address }: StoredPairedState,
): void {
  storage.set(getStorageKey(session), JSON.stringify({ topic: session.topic, chainId, address }))
}

/** Removes the stored state of a session that ended. */
export function removePairedState(storage: TextStorage, session: SessionName): void {
  if (getStoredPairedState(storage, session) !== undefined) storage.remove(getStorageKey(session))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
