/**
 * The keys of this device. None of them can be exported, not even by this frame.
 *
 * In      the frame's storage
 * Out     the key pair that signs API calls, its id, and the key that encrypts this device's vault secret; created when absent
 */
import * as v from 'valibot'
import { createDeviceKey, getDeviceKeyId } from '../../api/proof.js'
import type { FrameStorage } from './frame-storage.js'

const STORED_AS = 'device-keys'

/** The device's keys, and the id of the key pair. */
export type DeviceKeys = { readonly pair: CryptoKeyPair; readonly sealKey: CryptoKey; readonly keyId: string }

const key = v.instance(CryptoKey)
const storedSchema = v.object({ pair: v.object({ privateKey: key, publicKey: key }), sealKey: key })

/** Loads the keys from storage. Creates and stores them when absent. */
export async function loadDeviceKeys(storage: FrameStorage): Promise<DeviceKeys> {
  const stored = v.safeParse(storedSchema, await storage.get(STORED_AS))
  const keys = stored.success ? stored.output : await createKeys()
  if (!stored.success) await storage.set(STORED_AS, keys)
  return { ...keys, keyId: await getDeviceKeyId(keys.pair) }
}

async function createKeys(): Promise<v.InferOutput<typeof storedSchema>> {
  const sealKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return { pair: await createDeviceKey(), sealKey }
}
