import * as z from 'zod/mini'
import { sha256 } from '../../bytes/sha256.js'
import type { FrameStore } from '../store/frame-store.js'
import { createTypedStore } from '../store/typed-store.js'

/** `login`: an email, or `farcaster:` and the number of an account. */
type DeviceOf = { readonly login: string; readonly keyId: string }

/** Device keys that have logged in with a login before, or followed its link. They need no other link. */
export type KnownDevices = {
  isKnown(device: DeviceOf): Promise<boolean>
  remember(device: DeviceOf, expiresAtMs?: number): Promise<void>
}

/** Creates the device list on top of the server's store. Frames and windows have lists of their own: their keys are worth different things. */
export function createKnownDevices(store: FrameStore, name: 'known-device' | 'known-window'): KnownDevices {
  const devices = createTypedStore(store, name, z.literal(true))
  const toKey = ({ login, keyId }: DeviceOf) => sha256(JSON.stringify([login, keyId]))
  return {
    isKnown: async (device) => (await devices.get(await toKey(device))) === true,
    remember: async (device, expiresAtMs) => devices.set(await toKey(device), true, expiresAtMs),
  }
}
