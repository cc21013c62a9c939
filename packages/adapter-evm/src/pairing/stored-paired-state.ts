/**
 * Remembers the chain and the account that were in use with a session, so that a reload comes up with them.
 *
 * In      storage   text; what does not fit is as good as absent
 *         session   another session's memory is not used
 * Source  spec R-CONN-109; security design §8 (stored data)
 */
import type { PairedSession, TextStorage } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { addressSchema } from '../runtime/response-schemas.js'

/** Sessions of different connectors live side by side, each with its own memory. */
const keyOf = ({ connectorId = 'paired' }: SessionName) => `evm.${connectorId}`

const placeSchema = z.object({ topic: z.string(), chainId: z.int().check(z.positive()), address: addressSchema })

type SessionName = Pick<PairedSession, 'topic' | 'connectorId'>

/** A chain and an account. */
export type StoredPairedState = { readonly chainId: number; readonly address: string }

/** What was in use with a session. */
export function readPairedState(storage: TextStorage, session: SessionName): StoredPairedState | undefined {
  const text = storage.get(keyOf(session))
  const parsed = text === undefined ? undefined : z.safeParse(placeSchema, parseJson(text))
  return parsed?.success && parsed.data.topic === session.topic ? parsed.data : undefined
}

/** Remembers what is in use with a session. */
export function storePairedState(
  storage: TextStorage,
  session: SessionName,
  { chainId, address }: StoredPairedState,
): void {
  storage.set(keyOf(session), JSON.stringify({ topic: session.topic, chainId, address }))
}

/** Forgets a session that is over. */
export function removePairedState(storage: TextStorage, session: SessionName): void {
  if (readPairedState(storage, session) !== undefined) storage.remove(keyOf(session))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
