/**
 * The keys of this device. None of them can be read, by this frame neither.
 *
 * In      the storage
 * Out     the key pair that vouches for calls, its name, and the key that seals this device's secrets; made when absent
 */
import * as z from 'zod/mini'
import { createDeviceKey, deviceKeyId } from '../../api/proof.js'
import type { FrameStorage } from './frame-storage.js'

const STORED_AS = 'device-keys'

/** The keys, and the name of the pair. */
export type DeviceKeys = { readonly pair: CryptoKeyPair; readonly sealKey: CryptoKey; readonly keyId: string }

const key = z.instanceof(CryptoKey)
const storedSchema = z.object({ pair: z.object({ privateKey: key, publicKey: key }), sealKey: key })

/** Reads the keys, or makes and keeps them. */
export async function loadDeviceKeys(storage: FrameStorage): Promise<DeviceKeys> {
  const known = storedSchema.safeParse(await storage.get(STORED_AS))
  const keys = known.success ? known.data : await createKeys()
  if (!known.success) await storage.set(STORED_AS, keys)
  return { ...keys, keyId: await deviceKeyId(keys.pair) }
}

async function createKeys(): Promise<z.infer<typeof storedSchema>> {
  const sealKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return { pair: await createDeviceKey(), sealKey }
}
