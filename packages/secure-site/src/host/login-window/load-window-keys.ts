import { type DeviceKeys, loadDeviceKeys } from '../session/device-keys.js'
import type { FrameStorage } from '../session/frame-storage.js'

/**
 * Loads the device key of this browser's windows of the secure site, and creates it once: two windows that open at the same time wait
 * for each other, where the browser has locks.
 */
export async function loadWindowKeys(view: Window, storage: FrameStorage): Promise<DeviceKeys> {
  const locks: LockManager | undefined = view.navigator.locks
  if (locks === undefined) return loadDeviceKeys(storage)
  let keys: DeviceKeys | undefined
  await locks.request('bowline-device-keys', async () => {
    keys = await loadDeviceKeys(storage)
  })
  return keys ?? loadDeviceKeys(storage)
}
