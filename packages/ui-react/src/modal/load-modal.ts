/**
 * Loads the modal's code once: ahead, as the option `prefetch` allows (when a button is hovered, focused or visible, or when
 * the page is idle), else when the modal opens.
 *
 * Source  R-HOST-08, architecture §2
 */
import type { Kit, ViewName } from '@bowline/kit-core'
import { getFirstView, startFirstView } from './first-view.js'

/** Exports of the modal's chunk. */
export type ModalChunk = typeof import('./modal-chunk.js')['modalChunk']

const fetchChunk = async (): Promise<ModalChunk> => (await import('./modal-chunk.js')).modalChunk

const listeners = new Set<() => void>()
let loaded: ModalChunk | undefined

/** The modal's code; undefined before it is loaded. */
export function getLoadedModal(): ModalChunk | undefined {
  return loaded
}

/** Calls back when the modal's code is loaded. Returns a function that unsubscribes. */
export function onModalLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Requests the modal's code, so that it arrives while a press is handled. Ignores a failure: opening loads it again and reports. */
export function requestModal(): void {
  if (loaded === undefined) fetchChunk().catch(() => undefined)
}

/** Loads the modal's code, the texts of its language, and the view to show. */
export async function loadModal(kit: Kit, locale: string, wanted?: ViewName): Promise<ModalChunk> {
  const view = getFirstView(kit, wanted)
  const [chunk] = await Promise.all([loaded ?? fetchChunk(), startFirstView(view)])
  await Promise.all([chunk.fetchMessages(locale, []), chunk.prepareView(kit, locale, view)])
  loaded = chunk
  for (const listener of [...listeners]) listener()
  return chunk
}

/** Loads the modal's code before a press needs it. Logs a failure; opening tries again. */
export async function preloadModal(kit: Kit, locale: string, wanted?: ViewName): Promise<void> {
  try {
    await loadModal(kit, locale, wanted)
  } catch (error) {
    kit.log.warn('The modal could not be prefetched', error)
  }
}
