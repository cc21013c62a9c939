import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'

/** The storage of a browser that keeps what a frame stores. */
export function createLastingStorage(): FrameStorage {
  return { ...createMemoryStorage(), isLasting: true }
}
