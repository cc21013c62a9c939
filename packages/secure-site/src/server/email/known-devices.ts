import * as z from 'zod/mini'
import { sha256 } from '../../bytes/sha256.js'
import type { FrameStore } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'

type DeviceOf = { readonly email: string; readonly keyId: string }

/** Which device keys have logged in with an address before, whether or not it has an account. */
export type KnownDevices = {
  isKnown(device: DeviceOf): Promise<boolean>
  remember(device: DeviceOf, expiresAtMs?: number): Promise<void>
}

/** The devices over the server's store. */
export function createKnownDevices(store: FrameStore): KnownDevices {
  const devices = createTypedStore(store, 'known-device', z.literal(true))
  const keyOf = ({ email, keyId }: DeviceOf) => sha256(JSON.stringify([email, keyId]))
  return {
    isKnown: async (device) => (await devices.get(await keyOf(device))) === true,
    remember: async (device, expiresAtMs) => devices.set(await keyOf(device), true, expiresAtMs),
  }
}
