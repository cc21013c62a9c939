import type * as v from 'valibot'
import type { passkeyDetailsSchema } from '../../api/key-schemas.js'
import { sha256 } from '../../bytes/sha256.js'
import type { Passkey } from './passkey-store.js'

/** Returns the name of the slot that a passkey opens. */
export const toPasskeySlot = async (id: string): Promise<string> => `passkey:${await sha256(id)}`

/** Describes a passkey to its browser. */
export async function toPasskeyDetails({
  id,
  transports,
  addedAtMs,
  hasPrf,
}: Passkey): Promise<v.InferOutput<typeof passkeyDetailsSchema>> {
  return { id, transports: [...transports], addedAtMs, slot: hasPrf ? await toPasskeySlot(id) : null }
}
