/**
 * The modal's code, fetched once: at the first intent, or when it is opened without one.
 *
 * Source  R-HOST-08, architecture §2
 */
import type { Kit, ViewName } from '@bowline/kit-core'
import { beginFirstView, firstView } from './first-view.js'

/** What the chunk holds. */
export type ModalChunk = typeof import('./modal-chunk.js')['modalChunk']

const fetchChunk = async (): Promise<ModalChunk> => (await import('./modal-chunk.js')).modalChunk

const listeners = new Set<() => void>()
let loaded: ModalChunk | undefined

/** The modal's code, if it is there. */
export function loadedModal(): ModalChunk | undefined {
  return loaded
}

/** Calls back once the modal's code is there, until the returned function is called. */
export function onModalLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Fetches the modal's code with its language and the view that is wanted, or that would be shown. */
export async function loadModal(kit: Kit, locale: string, wanted?: ViewName): Promise<ModalChunk> {
  const view = firstView(kit, wanted)
  const [chunk] = await Promise.all([loaded ?? fetchChunk(), beginFirstView(view)])
  await Promise.all([chunk.fetchMessages(locale, []), chunk.prepareView(kit, locale, view)])
  loaded = chunk
  for (const listener of [...listeners]) listener()
  return chunk
}

/** Fetches it ahead of a press. A failure is noted; opening tries again. */
export async function preloadModal(kit: Kit, locale: string, wanted?: ViewName): Promise<void> {
  try {
    await loadModal(kit, locale, wanted)
  } catch (error) {
    kit.log.warn('The modal could not be loaded ahead', error)
  }
}
