/**
 * Remembers the chain and the account that were in use with a session, so that a reload comes up with them.
 *
 * In      storage   text; what does not fit is as good as absent
 *         topic     of the session; another session's memory is not used
 * Source  spec R-CONN-109; security design §8 (stored data)
 */
import type { TextStorage } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { addressSchema } from '../runtime/answers.js'

const KEY = 'evm.paired'

const placeSchema = z.object({ topic: z.string(), chainId: z.int().check(z.positive()), address: addressSchema })

/** A chain and an account. */
export type RememberedPlace = { readonly chainId: number; readonly address: string }

/** What was in use with a session. */
export function recallPlace(storage: TextStorage, topic: string): RememberedPlace | undefined {
  const text = storage.get(KEY)
  const parsed = text === undefined ? undefined : z.safeParse(placeSchema, parseJson(text))
  return parsed?.success && parsed.data.topic === topic ? parsed.data : undefined
}

/** Remembers what is in use with a session. */
export function rememberPlace(storage: TextStorage, topic: string, { chainId, address }: RememberedPlace): void {
  storage.set(KEY, JSON.stringify({ topic, chainId, address }))
}

/** Forgets a session that is over. */
export function forgetPlace(storage: TextStorage, topic: string): void {
  if (recallPlace(storage, topic) !== undefined) storage.remove(KEY)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
